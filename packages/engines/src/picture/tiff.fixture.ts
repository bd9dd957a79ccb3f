/** Writes TIFFs of every kind. */

/** The numbers of a pixel as they are stored, or floating-point numbers. */
export type TiffSamples = (x: number, y: number) => readonly number[];

/** Tag, type and values of a field. */
export type TiffField = readonly [tag: number, type: number, ...values: number[]];

export interface TiffOptions {
  samples: TiffSamples;
  photometric: number;
  /** Bits of each sample. Default 8. */
  bits?: number;
  /** 1 unsigned, 2 signed, 3 floating point. */
  sampleFormat?: 1 | 2 | 3;
  width?: number;
  height?: number;
  planar?: boolean;
  /** Width and height of the tiles; without it the picture is stored in strips. */
  tile?: readonly [number, number];
  rowsPerStrip?: number;
  order?: 'II' | 'MM';
  big?: boolean;
  /** Stores the lowest bit of a byte first. */
  fillOrder?: 2;
  compression?: 'none' | 'packbits' | 'lzw' | 'old-lzw' | 'deflate' | 'adobe-deflate';
  /** 2: differences; 3: differences of floating-point numbers. */
  predictor?: 2 | 3;
  extraSamples?: readonly number[];
  /** Added to the fields; those of the same tag are replaced. */
  fields?: readonly TiffField[];
  /** Tags that are left out. */
  without?: readonly number[];
}

/** A picture like those of `fixtures/field`, half as wide and high: a white square, and red, green, blue and yellow. */
export const [baseWidth, baseHeight] = [48, 32];
export function baseColour(x: number, y: number): readonly [number, number, number] {
  if (x >= 2 && x < 8 && y >= 2 && y < 8) return [255, 255, 255];
  if (y < baseHeight / 2) return x < baseWidth / 2 ? [200, 40, 40] : [40, 180, 60];
  return x < baseWidth / 2 ? [40, 60, 200] : [230, 200, 40];
}

const compressions = {
  none: 1,
  packbits: 32773,
  lzw: 5,
  'old-lzw': 5,
  deflate: 32946,
  'adobe-deflate': 8,
} as const;

/** Half-precision floating point: enough for 0 and numbers that are normal in it. */
function float16(value: number): number {
  if (value === 0) return 0;
  const exponent = Math.floor(Math.log2(Math.abs(value)));
  const fraction = Math.round((Math.abs(value) / 2 ** exponent - 1) * 1024);
  return (value < 0 ? 0x8000 : 0) + (((exponent + 15) << 10) + fraction);
}

/** 24 bits of floating point: 1 sign, 7 exponent, 16 fraction. */
function float24(value: number): number {
  if (value === 0) return 0;
  const exponent = Math.floor(Math.log2(Math.abs(value)));
  const fraction = Math.round((Math.abs(value) / 2 ** exponent - 1) * 65536);
  return (value < 0 ? 0x800000 : 0) + ((exponent + 63) * 65536 + fraction);
}

const view = new DataView(new ArrayBuffer(8));

/** The bytes of one number, the highest first. */
function bytesOfNumber(value: number, bits: number, isFloat: boolean): number[] {
  if (isFloat && bits === 64) view.setFloat64(0, value);
  else if (isFloat && bits === 32) view.setFloat32(0, value);
  else if (bits === 64) view.setBigInt64(0, BigInt(Math.round(value)));
  else {
    const raw = isFloat ? (bits === 16 ? float16(value) : float24(value)) : value;
    view.setInt32(0, Math.round(raw) << (32 - bits));
  }
  return Array.from({ length: bits / 8 }, (_, index) => view.getUint8(index));
}

/** A row of samples, packed as TIFF packs them. */
function packRow(values: readonly number[], options: TiffOptions): number[] {
  const { bits = 8, order = 'II', sampleFormat = 1 } = options;
  if (bits % 8 === 0)
    return values.flatMap((value) => {
      const bytes = bytesOfNumber(value, bits, sampleFormat === 3);
      return order === 'II' ? bytes.reverse() : bytes;
    });
  const row = new Array<number>(Math.ceil((values.length * bits) / 8)).fill(0);
  values.forEach((value, index) => {
    for (let bit = 0; bit < bits; bit++) {
      const at = index * bits + bit;
      if ((value >> (bits - 1 - bit)) & 1) row[at >> 3] = (row[at >> 3] ?? 0) | (0x80 >> (at & 7));
    }
  });
  return row;
}

/** Stores numbers as differences of their neighbours of the same sample. */
function differences(values: readonly number[], step: number): number[] {
  return values.map((value, index) => (index < step ? value : value - (values[index - step] ?? 0)));
}

/** Predictor 3: the bytes of the numbers by their place, then as differences. */
function floatDifferences(values: readonly number[], step: number, bits: number): number[] {
  const bytes = values.map((value) => bytesOfNumber(value, bits, true));
  const planes = Array.from({ length: bits / 8 }, (_, place) => bytes.map((each) => each[place] ?? 0)).flat();
  return differences(planes, step).map((value) => value & 255);
}

const reversed = (byte: number) =>
  Number.parseInt(byte.toString(2).padStart(8, '0').split('').reverse().join(''), 2);

/** PackBits without repetitions. */
function packBits(bytes: readonly number[]): number[] {
  const out: number[] = [];
  for (let at = 0; at < bytes.length; at += 128) {
    const part = bytes.slice(at, at + 128);
    out.push(part.length - 1, ...part);
  }
  return out;
}

/** LZW. `old` writes the lowest bit first and grows codes one entry later, as before TIFF 6.0. */
function packLzw(bytes: readonly number[], old: boolean): number[] {
  let codes = new Map<string, number>();
  const out: number[] = [];
  let [bits, pending, count] = [9, 0, 0];
  const write = (code: number) => {
    pending = old ? pending | (code << count) : (pending << bits) | code;
    count += bits;
    while (count >= 8) {
      if (old) {
        out.push(pending & 255);
        pending >>= 8;
      } else {
        out.push((pending >> (count - 8)) & 255);
        pending &= (1 << (count - 8)) - 1;
      }
      count -= 8;
    }
  };
  const clear = () => {
    write(256);
    codes = new Map();
    bits = 9;
  };
  clear();
  let next = 258;
  let text = '';
  const codeOf = (some: string) => (some.length === 1 ? some.charCodeAt(0) : (codes.get(some) ?? 0));
  for (const byte of bytes) {
    const longer = text + String.fromCharCode(byte);
    if (longer.length === 1 || codes.has(longer)) {
      text = longer;
      continue;
    }
    write(codeOf(text));
    codes.set(longer, next++);
    text = String.fromCharCode(byte);
    if (next >= (old ? 4096 : 4094)) {
      clear();
      next = 258;
    } else if (next > (1 << bits) - (old ? 0 : 1)) bits++;
  }
  if (text) write(codeOf(text));
  if (text) next++;
  if (next > (1 << bits) - (old ? 0 : 1) && bits < 12) bits++;
  write(257);
  if (count > 0) out.push(old ? pending & 255 : (pending << (8 - count)) & 255);
  return out;
}

async function deflate(bytes: readonly number[]): Promise<number[]> {
  const stream = new Blob([Uint8Array.from(bytes)]).stream().pipeThrough(new CompressionStream('deflate'));
  return [...new Uint8Array(await new Response(stream).arrayBuffer())];
}

async function compress(bytes: readonly number[], { compression = 'none' }: TiffOptions): Promise<number[]> {
  if (compression === 'packbits') return packBits(bytes);
  if (compression === 'lzw' || compression === 'old-lzw') return packLzw(bytes, compression === 'old-lzw');
  return compression === 'none' ? [...bytes] : deflate(bytes);
}

/** The parts of a picture, compressed: by rows, for planar pictures plane by plane. */
async function partsOf(options: TiffOptions): Promise<number[][]> {
  const {
    samples,
    width = baseWidth,
    height = baseHeight,
    planar = false,
    tile,
    predictor,
    bits = 8,
  } = options;
  const [partWidth, partHeight] = tile ?? [width, Math.min(height, options.rowsPerStrip ?? height)];
  const count = samples(0, 0).length;
  const parts: number[][] = [];
  for (const plane of planar ? Array.from({ length: count }, (_, index) => index) : [undefined])
    for (let top = 0; top < height; top += partHeight)
      for (let left = 0; left < width; left += partWidth) {
        const rows = tile ? partHeight : Math.min(partHeight, height - top);
        const bytes: number[] = [];
        for (let y = top; y < top + rows; y++) {
          const row: number[] = [];
          // What of a tile is outside of the picture holds noise.
          for (let x = left; x < left + partWidth; x++) {
            const pixel = x < width && y < height ? samples(x, y) : samples(0, 0).map((value) => value * 0);
            row.push(...(plane === undefined ? pixel : [pixel[plane] ?? 0]));
          }
          const step = plane === undefined ? count : 1;
          if (predictor === 3) bytes.push(...floatDifferences(row, step, bits));
          else bytes.push(...packRow(predictor === 2 ? differences(row, step) : row, options));
        }
        const packed = await compress(bytes, options);
        parts.push(options.fillOrder === 2 ? packed.map(reversed) : packed);
      }
  return parts;
}

const bytesOfType: Readonly<Record<number, number>> = {
  1: 1,
  3: 2,
  4: 4,
  5: 8,
  7: 1,
  11: 4,
  12: 8,
  16: 8,
  18: 8,
};

/** One page's parts and fields, before their places in a file are known. */
async function pageOf(
  options: TiffOptions,
): Promise<{ parts: number[][]; fields: TiffField[]; tiled: boolean }> {
  const { samples, width = baseWidth, height = baseHeight, bits = 8, tile, extraSamples } = options;
  const parts = await partsOf(options);
  const count = samples(0, 0).length;
  const fields: TiffField[] = [
    [256, 4, width],
    [257, 4, height],
    [258, 3, ...samples(0, 0).map(() => bits)],
    [259, 3, compressions[options.compression ?? 'none']],
    [262, 3, options.photometric],
    [277, 3, count],
    [284, 3, options.planar ? 2 : 1],
  ];
  if (options.fillOrder) fields.push([266, 3, options.fillOrder]);
  if (options.predictor) fields.push([317, 3, options.predictor]);
  if (options.sampleFormat) fields.push([339, 3, ...samples(0, 0).map(() => options.sampleFormat ?? 1)]);
  if (extraSamples) fields.push([338, 3, ...extraSamples]);
  if (tile) fields.push([322, 3, tile[0]], [323, 3, tile[1]]);
  else fields.push([278, 4, options.rowsPerStrip ?? height]);
  const replaced = [...(options.fields ?? []).map(([tag]) => tag), ...(options.without ?? [])];
  return {
    parts,
    fields: [...fields.filter(([tag]) => !replaced.includes(tag)), ...(options.fields ?? [])],
    tiled: tile !== undefined,
  };
}

/** Writes a TIFF with a page for each of the options. The byte order and size of the file are those of the first. */
export async function tiffFile(...pages: readonly TiffOptions[]): Promise<Uint8Array<ArrayBuffer>> {
  const { order = 'II', big = false } = pages[0] ?? {};
  const number = (value: number, size: number) => {
    const bytes = Array.from(
      { length: size },
      (_, index) => Math.floor(value / 2 ** (8 * (size - 1 - index))) & 255,
    );
    return order === 'II' ? bytes.reverse() : bytes;
  };
  const word = big ? 8 : 4;
  const file = [...[...order].map((letter) => letter.charCodeAt(0)), ...number(big ? 43 : 42, 2)];
  if (big) file.push(...number(8, 2), ...number(0, 2));
  let link = file.length;
  file.push(...number(0, word));
  const patch = (at: number, value: number) =>
    number(value, word).forEach((byte, index) => {
      file[at + index] = byte;
    });
  for (const options of pages) {
    const { parts, fields, tiled } = await pageOf(options);
    const places = parts.map((part) => {
      if (file.length % 2) file.push(0);
      const at = file.length;
      for (const byte of part) file.push(byte);
      return at;
    });
    const all: TiffField[] = [
      ...fields,
      [tiled ? 324 : 273, big ? 16 : 4, ...places],
      [tiled ? 325 : 279, 4, ...parts.map((part) => part.length)],
    ];
    const given = (options.fields ?? []).map(([tag]) => tag);
    const kept = all
      .filter(
        ([tag], index) => !options.without?.includes(tag) && (index < fields.length || !given.includes(tag)),
      )
      .sort(([one], [other]) => one - other);
    const placed = kept.map(([tag, type, ...values]) => {
      const size = bytesOfType[type] ?? 1;
      const data =
        type === 11 || type === 12
          ? values.flatMap((value) => {
              const bytes = bytesOfNumber(value, size * 8, true);
              return order === 'II' ? bytes.reverse() : bytes;
            })
          : type === 5
            ? values.flatMap((value) => [...number(Math.round(value * 10_000), 4), ...number(10_000, 4)])
            : values.flatMap((value) => number(value, size));
      const head = [...number(tag, 2), ...number(type, 2), ...number(values.length, word)];
      if (data.length <= word) return [...head, ...data, ...new Array<number>(word - data.length).fill(0)];
      if (file.length % 2) file.push(0);
      const at = file.length;
      for (const byte of data) file.push(byte);
      return [...head, ...number(at, word)];
    });
    if (file.length % 2) file.push(0);
    patch(link, file.length);
    file.push(...number(kept.length, big ? 8 : 2), ...placed.flat());
    link = file.length;
    file.push(...number(0, word));
  }
  return Uint8Array.from(file);
}
