import { api } from '@verapix/facts';
import type { BackendOptions } from '../backend';
import { type Allowance, giveBack, takeOne } from '../db/allowance';
import type { ApiKeyRecord } from '../db/schema';
import { refusal } from './refusal';

const minute = 60_000;

/** Headers that say how much of a key's minute is left. */
export type LimitHeaders = Record<'RateLimit-Limit' | 'RateLimit-Remaining' | 'RateLimit-Reset', string>;

function allowanceOf({ id, type }: ApiKeyRecord): Allowance {
  const limit = api.requestsPerMinute[type];
  return { name: `api:${id}`, atOnce: limit, interval: minute / limit };
}

const seconds = (milliseconds: number) => Math.ceil(milliseconds / 1000);

function headersOf(
  { atOnce }: Allowance,
  { left, wholeIn }: { left: number; wholeIn: number },
): LimitHeaders {
  return {
    'RateLimit-Limit': String(atOnce),
    'RateLimit-Remaining': String(left),
    'RateLimit-Reset': String(seconds(wholeIn)),
  };
}

/** Counts a request with a key, or refuses it; what is left goes into the headers of the answer. */
export function countRequest(key: ApiKeyRecord, options: BackendOptions): LimitHeaders {
  const allowance = allowanceOf(key);
  const now = takeOne(options, allowance);
  const headers = headersOf(allowance, now);
  if (now.taken) return headers;
  throw refusal('rate_limited', { headers: { ...headers, 'Retry-After': String(seconds(now.nextIn)) } });
}

/** For a request that was counted and turned out to be a repetition; what is left without it. */
export function uncountRequest(key: ApiKeyRecord, options: BackendOptions): LimitHeaders {
  const allowance = allowanceOf(key);
  return headersOf(allowance, giveBack(options, allowance));
}
