import { byteAt, holds, textAt } from './header';

/** Bytes from the start of a file that suffice to find a picture behind what does not belong to it. */
export const leadBytes = 4096;

const isJpeg = (bytes: Uint8Array, at: number) => holds(bytes, at, '\xff\xd8\xff');
const isPng = (bytes: Uint8Array, at: number) => holds(bytes, at, '\x89PNG\r\n\x1a\n');
const isWebp = (bytes: Uint8Array, at: number) => holds(bytes, at, 'RIFF') && holds(bytes, at + 8, 'WEBP');

/** So few bytes hold no header of another kind of file, whose picture is only a part of it. */
const strayBytes = 32;
/** The header that old Macintosh programs put in front of a file. */
const macBinaryBytes = 128;
/** The names and values that a server or a mail program sends before a picture. */
const sentHead = /^[\x20-\x7e\r\n\t]+\n\r?\n$/;

/** Whether what is in front of a picture means nothing, and the picture is the file. */
function isMeaningless(lead: Uint8Array): boolean {
  if (lead.length <= strayBytes) return true;
  if (lead.every((byte) => byte === 0 || byte === 0x0a || byte === 0x0d || byte === 0x20)) return true;
  if (lead.length === macBinaryBytes && byteAt(lead, 0) === 0 && byteAt(lead, 1) <= 63) return true;
  return sentHead.test(textAt(lead, 0, lead.length));
}

/**
 * How many bytes in front of a JPEG, PNG or WebP do not belong to it: a line end, a byte order mark, a header that was saved
 * with it. 0 if the file begins with what it is, whatever that may be. `head` is its first {@link leadBytes} bytes.
 */
export function leadOf(head: Uint8Array): number {
  for (let at = 1; at < head.length; at++)
    if (isJpeg(head, at) || isPng(head, at) || isWebp(head, at))
      return isMeaningless(head.subarray(0, at)) ? at : 0;
  return 0;
}
