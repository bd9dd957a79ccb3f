import type { IncomingMessage } from 'node:http';
import { api } from '@verapix/domain';
import { HttpError } from '../http/http-error';
import type { FetchPicture } from '../ports';
import { checkAddress } from '../public-api/addresses';
import { readLimited, unreachable } from '../public-api/picture';
import { withTimeLimit } from '../time-limit';
import { type CheckedRequestOptions, publicOnly, sendChecked } from './checked-request';

const headers = { Accept: 'image/*', 'Accept-Encoding': 'identity', 'User-Agent': 'Verapix-API/1' };

/** The target of a redirect; `undefined` if the response is not a redirect. */
function redirectTarget({ statusCode = 0, headers: { location } }: IncomingMessage, from: URL) {
  if (![301, 302, 303, 307, 308].includes(statusCode) || location === undefined) return undefined;
  if (!URL.canParse(location, from.href)) throw unreachable();
  return new URL(location, from);
}

async function follow(address: URL, options: CheckedRequestOptions, signal: AbortSignal) {
  let current = address;
  for (let redirects = 0; redirects <= api.fetchMaxRedirects; redirects += 1) {
    checkAddress(current, options.isPublic);
    const response = await sendChecked(current, options, { headers, signal });
    const next = redirectTarget(response, current);
    if (!next) return response;
    response.destroy();
    current = next;
  }
  throw unreachable(`The address sends elsewhere more than ${api.fetchMaxRedirects} times.`);
}

/** Creates a download function that checks every redirect and connects only to the addresses it has checked. */
export function createFetchPicture(options: CheckedRequestOptions): FetchPicture {
  const { timeout = api.fetchTimeoutSeconds * 1000 } = options;
  const download = async (address: URL, signal: AbortSignal) => {
    const response = await follow(address, options, signal);
    if (response.statusCode === 200) return readLimited(response);
    response.destroy();
    throw unreachable(`The server of the picture answered ${response.statusCode}.`);
  };
  return async (address, requestSignal) => {
    try {
      return await withTimeLimit(timeout, (limit) =>
        download(address, AbortSignal.any([requestSignal, limit])),
      );
    } catch (error) {
      throw error instanceof HttpError ? error : unreachable();
    }
  };
}

export const fetchPicture: FetchPicture = createFetchPicture(publicOnly);
