import { uploadMaxBytes } from '@verapix/facts';
import type { Refusal } from '../http/refusal';
import { refusal } from './refusal';

const marker = ';base64';
/** A media type with its parameters is never longer. */
const headMaxCharacters = 200;
const field = 'image_url';

function malformed(message: string): Refusal {
  return refusal('validation_failed', { field, message });
}

function payloadOf(text: string): string {
  const comma = text.slice(0, headMaxCharacters).indexOf(',');
  const isBase64 = text.slice(0, Math.max(comma, 0)).toLowerCase().endsWith(marker);
  if (isBase64) return text.slice(comma + 1);
  throw malformed(
    'The data URL does not hold base64: it begins like data:image/png;base64, and the picture.',
  );
}

function bytesOf(payload: string): Uint8Array<ArrayBuffer> {
  const plain = atob(payload);
  const bytes = new Uint8Array(plain.length);
  for (let index = 0; index < plain.length; index++) bytes[index] = plain.charCodeAt(index);
  return bytes;
}

/**
 * The bytes within a data URL. Strictly base64 with its padding and nothing else; the type it declares says nothing.
 * Its size is known, and refused where it is too large, before anything is decoded.
 */
export function decodeDataUrl(text: string): Uint8Array<ArrayBuffer> {
  const payload = payloadOf(text);
  if (payload.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(payload)) {
    throw malformed('The base64 of the data URL is cut off or holds other characters.');
  }
  const padding = payload.endsWith('==') ? 2 : Number(payload.endsWith('='));
  if ((payload.length / 4) * 3 - padding > uploadMaxBytes) throw refusal('image_too_large', { field });
  return bytesOf(payload);
}
