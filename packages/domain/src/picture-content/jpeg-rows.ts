/** Finds out how many rows of a JPEG are in its file, by reading the codes of its pixels without decoding them. */
import { byteAt, uint16 } from './header';

/** A component of the picture, such as its brightness, with its sampling factors. */
interface Component {
  id: number;
  across: number;
  down: number;
}

/** What the frame header of a Huffman-coded JPEG says. */
interface Frame {
  width: number;
  /** 0 if a segment behind the first scan says it. */
  height: number;
  progressive: boolean;
  components: readonly Component[];
}

/** A scan: the tables that its header refers to, and the positions of its entropy-coded data. */
export interface Scan {
  /** The content of its header segment. */
  header: Uint8Array;
  start: number;
  end: number;
  /** The contents of the Huffman segments before it, in their order. */
  huffman: readonly Uint8Array[];
  /** Units between two restart markers; 0 for none. */
  restartInterval: number;
}

export function readFrame(code: number, data: Uint8Array): Frame {
  const components = Array.from({ length: byteAt(data, 5) }, (_, index) => {
    const sampling = byteAt(data, 7 + index * 3);
    return { id: byteAt(data, 6 + index * 3), across: sampling >> 4 || 1, down: sampling & 15 || 1 };
  });
  return { height: uint16(data, 1), width: uint16(data, 3), progressive: code === 0xc2, components };
}

/**
 * For each sequence of 16 bits, the symbol of the code that it begins with, times 32, plus the code's length. A length of
 * 0 stands for a sequence that begins with no code.
 */
type CodeTable = Uint16Array;

const codeBits = 16;

/** The tables in a Huffman segment, by class and number as the segment writes them. */
function* tablesIn(segment: Uint8Array): Generator<[number, CodeTable]> {
  for (let at = 0; at + 17 <= segment.length; ) {
    const table = new Uint16Array(2 ** codeBits);
    const counts = segment.subarray(at + 1, at + 17);
    let symbolAt = at + 17;
    let first = 0;
    counts.forEach((count, index) => {
      const length = index + 1;
      const width = 2 ** (codeBits - length);
      for (let code = 0; code < count; code++) {
        table.fill(byteAt(segment, symbolAt++) * 32 + length, first, first + width);
        first += width;
      }
    });
    yield [byteAt(segment, at), table];
    at = symbolAt;
  }
}

/** Reads codes from entropy-coded data. Beyond its end it reads zeros and counts them. */
class CodeReader {
  private readonly bytes: Uint8Array;
  private readonly end: number;
  private at: number;
  private bits = 0;
  private count = 0;
  private padding = 0;

  constructor(bytes: Uint8Array, start: number, end: number) {
    this.bytes = bytes;
    this.at = start;
    this.end = end;
  }

  /** Makes sure that 16 bits are there. */
  private fill(): void {
    while (this.count <= 16) {
      let byte = 0;
      if (this.at < this.end) {
        byte = this.bytes[this.at++] as number;
        // A zero follows each byte of this value, so that no marker is in the data.
        if (byte === 0xff) this.at++;
      } else this.padding += 8;
      this.bits = (this.bits << 8) | byte;
      this.count += 8;
    }
  }

  /** The symbol of the next code; 0 if there is none, as decoders take it. */
  symbol(table: CodeTable): number {
    this.fill();
    const entry = table[(this.bits >>> (this.count - codeBits)) & 0xffff] as number;
    this.count -= entry & 31 || codeBits;
    return entry >> 5;
  }

  /** Skips bits, 16 at most. */
  skip(bits: number): void {
    if (this.count < bits) this.fill();
    this.count -= bits;
  }

  /** Whether all that was read was in the data. */
  get isWithin(): boolean {
    return this.count >= this.padding;
  }

  /** The position of the first byte that was not begun. */
  get position(): number {
    return this.at - ((this.count - this.padding) >> 3);
  }
}

/** The tables of one component's blocks in a scan; none for what the scan does not hold. */
interface BlockTables {
  blocks: number;
  dc: CodeTable | undefined;
  ac: CodeTable | undefined;
}

/** Reads past one block of 8 × 8 values. */
function readBlock(reader: CodeReader, { dc, ac }: BlockTables): void {
  if (dc) reader.skip(reader.symbol(dc) & 15);
  if (!ac) return;
  for (let index = 1; index < 64; index++) {
    const symbol = reader.symbol(ac);
    const bits = symbol & 15;
    const zeros = symbol >> 4;
    if (bits > 0) reader.skip(bits);
    else if (zeros !== 15) return;
    index += zeros;
  }
}

/** How the units of a scan, which are read together, lie in the picture. */
interface Layout {
  /** Units in a row of them. */
  across: number;
  /** Rows of pixels that a row of units covers. */
  rowPixels: number;
  tables: readonly BlockTables[];
}

function layoutOf(scan: Scan, frame: Frame): Layout | undefined {
  const tables = new Map<number, CodeTable>();
  for (const segment of scan.huffman) for (const [id, table] of tablesIn(segment)) tables.set(id, table);
  const found = Array.from({ length: byteAt(scan.header, 0) }, (_, index) => {
    const component = frame.components.find(({ id }) => id === byteAt(scan.header, 1 + index * 2));
    const numbers = byteAt(scan.header, 2 + index * 2);
    return { component, dc: tables.get(numbers >> 4), ac: tables.get(16 + (numbers & 15)) };
  });
  const maxAcross = Math.max(...frame.components.map(({ across }) => across));
  const maxDown = Math.max(...frame.components.map(({ down }) => down));
  const blockTables: BlockTables[] = [];
  for (const { component, dc, ac } of found) {
    if (!component || !dc || (!frame.progressive && !ac)) return undefined;
    const blocks = found.length > 1 ? component.across * component.down : 1;
    blockTables.push({ blocks, dc, ac: frame.progressive ? undefined : ac });
  }
  const [single] = found;
  if (found.length > 1 || !single?.component)
    return {
      across: Math.ceil(frame.width / (8 * maxAcross)),
      rowPixels: 8 * maxDown,
      tables: blockTables,
    };
  const { across, down } = single.component;
  return {
    across: Math.ceil(Math.ceil((frame.width * across) / maxAcross) / 8),
    rowPixels: (8 * maxDown) / down,
    tables: blockTables,
  };
}

function isRestart(bytes: Uint8Array, at: number): boolean {
  return byteAt(bytes, at) === 0xff && byteAt(bytes, at + 1) >= 0xd0 && byteAt(bytes, at + 1) <= 0xd7;
}

/** The parts of a scan's data between its restart markers. */
function* partsOf(bytes: Uint8Array, { start, end, restartInterval }: Scan): Generator<[number, number]> {
  let from = start;
  if (restartInterval > 0)
    for (let at = bytes.indexOf(0xff, start); at !== -1 && at < end; at = bytes.indexOf(0xff, at + 2)) {
      if (!isRestart(bytes, at)) continue;
      yield [from, at];
      from = at + 2;
    }
  yield [from, end];
}

/** A few codes may be of zeros alone: so many bytes of zeros at the end of the data are taken for its own. */
const ownZeros = 4;

/** Where the data ends if zeros stand in its place from somewhere on, as after a broken copy. */
function endWithoutZeros(bytes: Uint8Array, { start, end }: Scan): number {
  let at = end;
  while (at > start && bytes[at - 1] === 0) at--;
  // The zero that belongs to a byte of 255.
  return bytes[at - 1] === 0xff ? Math.min(end, at + 1) : at;
}

/** The rows of pixels, from the top, whose codes a scan holds; `undefined` if that can't be known. */
function rowsOfScan(bytes: Uint8Array, scan: Scan, frame: Frame): number | undefined {
  const layout = layoutOf(scan, frame);
  if (!layout) return undefined;
  const { across, rowPixels, tables } = layout;
  // A picture without a height ends with its data.
  const rows = frame.height > 0 ? Math.ceil(frame.height / rowPixels) : Number.POSITIVE_INFINITY;
  const units = across * rows;
  const lastByte = endWithoutZeros(bytes, scan) + ownZeros;
  let before = 0;
  let unit = 0;
  let sound = 0;
  for (const [from, to] of partsOf(bytes, scan)) {
    const reader = new CodeReader(bytes, from, to);
    const limit = Math.min(units, scan.restartInterval > 0 ? before + scan.restartInterval : units);
    for (unit = before; unit < limit; unit++) {
      for (const table of tables) for (let block = table.blocks; block > 0; block--) readBlock(reader, table);
      if (!reader.isWithin) break;
      if (reader.position <= lastByte) sound = unit + 1;
    }
    // Zeros that end exactly with the last unit are its own.
    if (unit === units && to === scan.end && scan.end - reader.position <= 1) sound = units;
    // A part in the middle that is damaged takes its room nevertheless.
    if (to < scan.end) sound = Math.max(sound, limit);
    before = limit;
  }
  return Math.floor(sound / across) * rowPixels;
}

/**
 * The rows, from the top, whose data is in the file: of the picture's height, or fewer if the file was cut off.
 * `undefined` if that can't be known.
 */
export function rowsIn(bytes: Uint8Array, frame: Frame, scans: readonly Scan[]): number | undefined {
  const found = new Map<number, number>();
  for (const scan of scans) {
    const count = byteAt(scan.header, 0);
    const firstCoefficient = byteAt(scan.header, 1 + count * 2);
    const isRefinement = byteAt(scan.header, 3 + count * 2) >> 4 !== 0;
    // Later scans of a progressive picture make it sharper.
    if (frame.progressive && (firstCoefficient !== 0 || isRefinement)) continue;
    const rows = rowsOfScan(bytes, scan, frame);
    if (rows === undefined) return undefined;
    for (let index = 0; index < count; index++) found.set(byteAt(scan.header, 1 + index * 2), rows);
  }
  const rows = Math.min(...frame.components.map(({ id }) => found.get(id) ?? 0));
  return frame.height > 0 ? Math.min(frame.height, rows) : rows;
}
