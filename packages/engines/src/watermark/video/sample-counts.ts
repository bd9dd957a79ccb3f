const containers: readonly string[] = ['moov', 'trak', 'mdia', 'minf', 'stbl'];
/** Tables of entries that each hold for a number of samples: how long they are shown, and how late. */
const counting: readonly string[] = ['stts', 'ctts'];

interface Box {
  type: string;
  /** Where its content begins and ends, in bytes of what it was read from. */
  start: number;
  end: number;
}

/** The box that begins at `at`; a size of 1 has the real one after the type, one of 0 means all that is left. */
function boxAt(view: DataView, at: number, end: number): Box | undefined {
  if (at + 8 > end) return undefined;
  const type = String.fromCharCode(...[4, 5, 6, 7].map((offset) => view.getUint8(at + offset)));
  const size = view.getUint32(at);
  if (size === 1 && at + 16 > end) return undefined;
  const length = size === 1 ? Number(view.getBigUint64(at + 8)) : size || end - at;
  const start = at + (size === 1 ? 16 : 8);
  return at + length < start ? undefined : { type, start, end: at + length };
}

/** The header of the film, which says what is where; `undefined` where there is none. */
async function readFilmHeader(file: Blob): Promise<DataView | undefined> {
  for (let at = 0; at < file.size; ) {
    const head = new DataView(await file.slice(at, at + 16).arrayBuffer());
    // Boxes are longer than the bytes read of them: only the size that is written down counts.
    const box = boxAt(head, 0, head.byteLength);
    if (box?.type === 'moov')
      return new DataView(await file.slice(at + box.start, at + box.end).arrayBuffer());
    if (!box) return undefined;
    at += box.end;
  }
  return undefined;
}

function countIn(view: DataView, { start, end }: Box): number {
  let count = 0;
  for (let at = start + 8; at + 8 <= end; at += 8) count += view.getUint32(at);
  return count;
}

/** The most samples that any track within says it has. */
function mostSamples(view: DataView, from: number, to: number): number {
  let most = 0;
  for (let at = from; ; ) {
    const box = boxAt(view, at, to);
    if (!box) return most;
    const inside = { ...box, end: Math.min(box.end, to) };
    if (counting.includes(box.type)) most = Math.max(most, countIn(view, inside));
    if (containers.includes(box.type)) most = Math.max(most, mostSamples(view, inside.start, inside.end));
    at = box.end;
  }
}

/**
 * Whether a track of an MP4 or QuickTime file says that it has more samples than the file has bytes. Its header is
 * damaged then; a reader that believes it makes a list of up to four thousand million samples.
 */
export async function promisesTooManySamples(file: Blob): Promise<boolean> {
  const header = await readFilmHeader(file);
  return header !== undefined && mostSamples(header, 0, header.byteLength) > file.size;
}
