/** `PictureTools` for Node. The module itself has the shape of the interface. */

import { lookup } from 'node:dns/promises';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { api, decodeMaxPixels, type PictureFormatName } from '@verapix/domain';
import sharp from 'sharp';
import { HttpError } from '../http/http-error';
import { checkAddress, isPublicAddress } from '../public-api/addresses';
import { apiError } from '../public-api/errors';
import { lossyQuality, readLimited, unreachable } from '../public-api/picture';
import type { FetchPicture, Raster } from '../ports';

export { enlarge } from '../public-api/resample';

export async function decode(file: Uint8Array<ArrayBuffer>, format: PictureFormatName): Promise<Raster> {
  const stored = sharp(file, { failOn: 'truncated', limitInputPixels: decodeMaxPixels });
  // Browsers ignore the orientation of a WEBP file: see `picture-content`.
  const oriented = format === 'webp' ? stored : stored.autoOrient();
  const { data, info } = await oriented
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

export async function encode({ width, height, data }: Raster, format: PictureFormatName) {
  const raster = sharp(data, { raw: { width, height, channels: 4 } });
  // With a quality, sharp would reduce a PNG to a palette.
  const options = format === 'png' ? {} : { quality: lossyQuality };
  return new Uint8Array(await raster.toFormat(format, options).toBuffer());
}

export interface NodeFetchOptions {
  /** Resolves a name to its addresses. */
  resolve: (host: string) => Promise<{ address: string; family: number }[]>;
  /** Whether connections to an address are allowed. */
  isPublic: (address: string) => boolean;
  /** Milliseconds for the whole download. */
  timeout?: number;
}

/** Resolves names to checked addresses. The connection uses them without another lookup, which could differ. */
function checkedLookup({ resolve, isPublic }: NodeFetchOptions): LookupFunction {
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

function send(address: URL, lookup: LookupFunction, signal: AbortSignal): Promise<IncomingMessage> {
  const request = address.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const headers = { Accept: 'image/*', 'Accept-Encoding': 'identity', 'User-Agent': 'Verapix-API/1' };
    request(address, { agent: false, lookup, signal, headers }, resolve).on('error', reject).end();
  });
}

/** The target of a redirect; `undefined` if the response is not a redirect. */
function redirectTarget({ statusCode = 0, headers: { location } }: IncomingMessage, from: URL) {
  if (![301, 302, 303, 307, 308].includes(statusCode) || location === undefined) return undefined;
  if (!URL.canParse(location, from.href)) throw unreachable();
  return new URL(location, from);
}

async function follow(address: URL, options: NodeFetchOptions, signal: AbortSignal) {
  const lookup = checkedLookup(options);
  let current = address;
  for (let redirects = 0; redirects <= api.fetchMaxRedirects; redirects += 1) {
    checkAddress(current, options.isPublic);
    const response = await send(current, lookup, signal);
    const next = redirectTarget(response, current);
    if (!next) return response;
    response.destroy();
    current = next;
  }
  throw unreachable(`The address sends elsewhere more than ${api.fetchMaxRedirects} times.`);
}

/** Creates a download function that checks every redirect and connects only to the addresses it has checked. */
export function createFetchPicture(options: NodeFetchOptions): FetchPicture {
  const { timeout = api.fetchTimeoutSeconds * 1000 } = options;
  return async (address, requestSignal) => {
    // Not `AbortSignal.timeout`: Node 20 collects it as garbage when only `AbortSignal.any` refers to it.
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), timeout);
    try {
      const response = await follow(address, options, AbortSignal.any([requestSignal, limit.signal]));
      if (response.statusCode === 200) return await readLimited(response);
      response.destroy();
      throw unreachable(`The server of the picture answered ${response.statusCode}.`);
    } catch (error) {
      throw error instanceof HttpError ? error : unreachable();
    } finally {
      clearTimeout(timer);
    }
  };
}

export const fetchPicture: FetchPicture = createFetchPicture({
  resolve: (host) => lookup(host, { all: true }),
  isPublic: isPublicAddress,
});
