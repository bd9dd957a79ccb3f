import { api } from '@verapix/facts';
import { Refusal } from '../../http/refusal';
import { checkAddress } from '../addresses/check-address';
import { readLimited } from './read-limited';
import type { FetchPicture } from './types';
import { unreachable } from './unreachable';

/** The parts of a stream. Browsers do not all iterate over one. */
async function* partsOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

async function take(address: URL, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(address, { credentials: 'omit', referrerPolicy: 'no-referrer', signal });
  if (response.redirected) checkAddress(new URL(response.url));
  if (!response.ok || !response.body)
    throw unreachable(`The server of the picture answered ${response.status}.`);
  return readLimited(partsOf(response.body));
}

/**
 * Fetches as a page may: from servers that let it, as far as the page's own policy goes, without cookies. A page does
 * not see where it is sent on the way, nor what a name leads to; what it may reach is the browser's to guard.
 */
export const fetchInBrowser: FetchPicture = async (address, caller) => {
  checkAddress(address);
  try {
    const limit = AbortSignal.timeout(api.fetchTimeoutSeconds * 1000);
    return await take(address, AbortSignal.any([caller, limit]));
  } catch (error) {
    throw error instanceof Refusal
      ? error
      : unreachable('The browser could not fetch the picture, or may not.');
  }
};
