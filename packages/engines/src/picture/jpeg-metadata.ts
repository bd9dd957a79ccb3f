/** How a picture was made. */
interface PictureOrigin {
  /** One of the IPTC digital source types: made by rules, by a trained model, or a photo with a part of a model. */
  sourceType: 'algorithmicMedia' | 'trainedAlgorithmicMedia' | 'compositeWithTrainedAlgorithmicMedia';
  /** A sentence for readers. */
  description: string;
}

export const markerOf = { start: 0xd8, app0: 0xe0, app1: 0xe1, comment: 0xfe } as const;
export const xmpNamespace = 'http://ns.adobe.com/xap/1.0/\0';

const escapeXml = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/[\p{Cc}\p{Cs}]/gu, ' ');

function xmpOf({ sourceType, description }: PictureOrigin): string {
  const type = `<Iptc4xmpExt:DigitalSourceType>http://cv.iptc.org/newscodes/digitalsourcetype/${sourceType}</Iptc4xmpExt:DigitalSourceType>`;
  return (
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">' +
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" ' +
    'xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" xmlns:dc="http://purl.org/dc/elements/1.1/">' +
    type +
    `<dc:description><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(description)}</rdf:li></rdf:Alt></dc:description>` +
    '</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>'
  );
}

/** Maximum bytes of a segment's content. */
export const maxSegmentBytes = 0xffff - 2;

/** A segment: marker, length and content. Throws a `RangeError` if the content is longer than `maxSegmentBytes`. */
export function segment(marker: number, data: string | Uint8Array): Uint8Array<ArrayBuffer> {
  const content = typeof data === 'string' ? new TextEncoder().encode(data) : data;
  const length = content.length + 2;
  if (content.length > maxSegmentBytes)
    throw new RangeError(`A JPEG segment holds at most ${maxSegmentBytes} bytes, not ${content.length}.`);
  const bytes = new Uint8Array(length + 2);
  bytes.set([0xff, marker, length >> 8, length & 0xff]);
  bytes.set(content, 4);
  return bytes;
}

/** The position after the start marker and the JFIF segment, if there is one. */
export function afterHead(bytes: Uint8Array): number {
  if (bytes[0] !== 0xff || bytes[1] !== markerOf.start)
    throw new Error('This is not a JPEG: it does not begin with FF D8.');
  if (bytes[2] !== 0xff || bytes[3] !== markerOf.app0) return 2;
  return 4 + ((bytes[4] ?? 0) << 8) + (bytes[5] ?? 0);
}

/** Adds the origin to a JPEG's metadata: as XMP with the IPTC vocabulary, and as a comment. */
export async function withMetadata(jpeg: Blob, origin: PictureOrigin): Promise<Blob> {
  const bytes = new Uint8Array(await jpeg.arrayBuffer());
  const head = afterHead(bytes);
  const parts = [
    bytes.subarray(0, head),
    segment(markerOf.app1, xmpNamespace + xmpOf(origin)),
    segment(markerOf.comment, origin.description),
    bytes.subarray(head),
  ];
  return new Blob(parts, { type: jpeg.type });
}

/** Sets the density of a JPEG that begins with a JFIF segment, as browsers write it; others are returned as they are. */
export async function setDensity(jpeg: Blob, dotsPerInch: number): Promise<Blob> {
  const bytes = new Uint8Array(await jpeg.arrayBuffer());
  if (bytes[3] !== markerOf.app0) return jpeg;
  const [high, low] = [dotsPerInch >> 8, dotsPerInch & 0xff];
  // The unit, inches, and the density across and down.
  bytes.set([1, high, low, high, low], 13);
  return new Blob([bytes], { type: jpeg.type });
}
