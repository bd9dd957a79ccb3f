/** Requests to addresses that users have given: they connect to public addresses only. */

import { lookup } from 'node:dns/promises';
import { type IncomingMessage, type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from '../public-api/addresses';
import { apiError } from '../public-api/errors';
import { unreachable } from '../public-api/picture';

export interface CheckedRequestOptions {
  /** Resolves a name to its addresses. */
  resolve: (host: string) => Promise<{ address: string; family: number }[]>;
  /** Whether connections to an address are allowed. */
  isPublic: (address: string) => boolean;
  /** Milliseconds for the whole exchange. */
  timeout?: number;
}

/** Names are resolved by the system, and only public addresses are allowed. */
export const publicOnly: CheckedRequestOptions = {
  resolve: (host) => lookup(host, { all: true }),
  isPublic: isPublicAddress,
};

/** Resolves names to checked addresses. The connection uses them without another lookup, which could differ. */
function checkedLookup({ resolve, isPublic }: CheckedRequestOptions): LookupFunction {
  return (host, { all }, done) => {
    resolve(host)
      .then((addresses) => {
        const [first] = addresses;
        if (!first) throw unreachable();
        if (!addresses.every(({ address }) => isPublic(address))) {
          throw apiError('forbidden_address', { field: 'image_url' });
        }
        if (all) done(null, addresses);
        else done(null, first.address, first.family);
      })
      .catch((error: NodeJS.ErrnoException) => done(error, ''));
  };
}

/** Sends a request and resolves with its response. Redirects are not followed. */
export function sendChecked(
  address: URL,
  options: CheckedRequestOptions,
  { body, ...init }: RequestOptions & { signal: AbortSignal; body?: string },
): Promise<IncomingMessage> {
  const request = address.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    request(address, { agent: false, lookup: checkedLookup(options), ...init }, resolve)
      .on('error', reject)
      .end(body);
  });
}
