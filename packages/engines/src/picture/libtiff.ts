import { startWasm } from './wasm';

type Bytes = Uint8Array<ArrayBuffer>;

/** What libtiff takes a page for. */
export interface Geometry {
  width: number;
  height: number;
  /** Bits of a sample. */
  bits: number;
  samples: number;
  /** 1 unsigned, 2 signed, 3 floating point, 4 undefined. */
  format: number;
  photometric: number;
  /** Whether each sample has parts of its own. */
  planar: boolean;
  tiled: boolean;
  /** Size of a part: a tile, or a strip as wide as the picture. */
  partWidth: number;
  partHeight: number;
}

/** The parts of a page, decompressed one by one. Each call overwrites what the last returned. */
export interface TiffParts {
  geometry: Geometry;
  /** Bytes of a row of a part. */
  rowBytes: number;
  /** Samples as they are stored, lowest byte first. Throws if the part can't be decompressed. */
  read: (index: number) => Bytes;
  /** The part at a point as RGBA, the lowest row first. Throws if it can't be decoded. */
  readColours: (x: number, y: number) => Bytes;
}

/** A single allocation of the decoder is at most as large as a part may be. */
const maxAllocation = 2 ** 30;

/** Opens the page whose directory is at a place of the file. Throws if libtiff can't. */
export async function openTiffPage(
  file: Uint8Array,
  directory: number,
  module: WebAssembly.Module,
): Promise<TiffParts> {
  const { call, at, store, allocate } = await startWasm(module);
  const fail = (): never => {
    const place = call('error_message');
    const text = new TextDecoder().decode(at(place, 512));
    throw new Error(text.slice(0, text.indexOf('\0')) || 'The part could not be decoded.');
  };
  if (!call('open_page', store(file), file.length, directory, maxAllocation)) fail();
  const place = call('geometry');
  const [
    width = 0,
    height = 0,
    bits = 0,
    samples = 0,
    format = 0,
    photometric = 0,
    planar,
    tiled,
    partWidth = 0,
    partHeight = 0,
  ] = new Uint32Array(at(place, 40).slice().buffer);
  const geometry = {
    ...{ width, height, bits, samples, format, photometric, partWidth, partHeight },
    planar: planar === 1,
    tiled: tiled === 1,
  };
  const partBytes = call('part_bytes');
  let part = 0;
  const room = (bytes: number) => {
    part ||= allocate(bytes);
    return part;
  };
  return {
    geometry,
    rowBytes: call('row_bytes'),
    read: (index) => {
      const to = room(partBytes);
      const count = call('read_part', index, to, partBytes);
      if (count > partBytes) fail();
      return at(to, partBytes);
    },
    readColours: (x, y) => {
      const bytes = partWidth * partHeight * 4;
      const to = room(bytes);
      if (!call('read_colours', x, y, to)) fail();
      return at(to, bytes);
    },
  };
}
