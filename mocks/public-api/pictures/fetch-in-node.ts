import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { api } from '@verapix/facts';
import { Refusal } from '../../http/refusal';
import { checkAddress } from '../addresses/check-address';
import { refusal } from '../refusal';
import { readLimited } from './read-limited';
import type { FetchPicture } from './types';
import { unreachable } from './unreachable';

/** What fetching needs from its surroundings. */
export interface NodeFetchOptions {
  /** The addresses that a name leads to. */
  resolve: (host: string) => Promise<{ address: string; family: number }[]>;
  /** Whether an address may be connected to. */
  isPublic: (address: string) => boolean;
  /** Milliseconds for everything together. */
  timeout?: number;
}

/** Answers with addresses that were checked: the connection goes to one of these and asks no second time. */
function checkedLookup({ resolve, isPublic }: NodeFetchOptions): LookupFunction {
  return (host, { all }, done) => {
    resolve(host)
      .then((addresses) => {
        const [first] = addresses;
        if (!first) throw unreachable();
        if (!addresses.every(({ address }) => isPublic(address))) {
          throw refusal('forbidden_address', { field: 'image_url' });
        }
        if (all) done(null, addresses);
        else done(null, first.address, first.family);
      })
      .catch((error: NodeJS.ErrnoException) => done(error, ''));
  };
}

function ask(address: URL, lookup: LookupFunction, signal: AbortSignal): Promise<IncomingMessage> {
  const request = address.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const headers = { Accept: 'image/*', 'Accept-Encoding': 'identity', 'User-Agent': 'Verapix-API/1' };
    request(address, { agent: false, lookup, signal, headers }, resolve).on('error', reject).end();
  });
}

/** Where an answer sends to; `undefined` when it sends nowhere. */
function sentTo({ statusCode = 0, headers: { location } }: IncomingMessage, from: URL): URL | undefined {
  if (![301, 302, 303, 307, 308].includes(statusCode) || location === undefined) return undefined;
  if (!URL.canParse(location, from.href)) throw unreachable();
  return new URL(location, from);
}

async function follow(address: URL, options: NodeFetchOptions, signal: AbortSignal) {
  const lookup = checkedLookup(options);
  let at = address;
  for (let redirects = 0; redirects <= api.fetchMaxRedirects; redirects += 1) {
    checkAddress(at, options.isPublic);
    const answer = await ask(at, lookup, signal);
    const next = sentTo(answer, at);
    if (!next) return answer;
    answer.destroy();
    at = next;
  }
  throw unreachable(`The address sends elsewhere more than ${api.fetchMaxRedirects} times.`);
}

/** Fetches as a server must: every hop is checked, and the very address that was checked is connected to. */
export function fetchInNode(options: NodeFetchOptions): FetchPicture {
  const { timeout = api.fetchTimeoutSeconds * 1000 } = options;
  return async (address, caller) => {
    const signal = AbortSignal.any([caller, AbortSignal.timeout(timeout)]);
    try {
      const answer = await follow(address, options, signal);
      if (answer.statusCode === 200) return await readLimited(answer);
      answer.destroy();
      throw unreachable(`The server of the picture answered ${answer.statusCode}.`);
    } catch (error) {
      throw error instanceof Refusal ? error : unreachable();
    }
  };
}
