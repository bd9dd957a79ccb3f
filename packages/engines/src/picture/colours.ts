import { startWasm } from './wasm';

/** How colours are described: by an ICC profile, or by chromaticities and a gamma. */
export type ColourDescription =
  | { kind: 'profile'; profile: Uint8Array }
  /** x and y of red, green, blue and white. */
  | { kind: 'chromaticities'; values: readonly number[]; gamma: number };

export interface ColourConverter {
  /** Samples of a pixel. */
  samples: number;
  /** Converts a row of samples of 16 bits to sRGB. The next call overwrites the result. */
  convert: (row: Uint16Array) => Uint8Array;
}

/** Starts littleCMS. Null if it can't use the description, such as a damaged profile. */
export async function createColourConverter(
  from: ColourDescription,
  module: WebAssembly.Module,
): Promise<ColourConverter | null> {
  const { call, at, store, allocate } = await startWasm(module);
  const samples =
    from.kind === 'profile'
      ? call('from_profile', store(from.profile), from.profile.length)
      : call('from_chromaticities', store(new Uint8Array(Float64Array.from(from.values).buffer)), from.gamma);
  if (samples === 0) return null;
  let [input, output, room] = [0, 0, 0];
  return {
    samples,
    convert: (row) => {
      const pixels = row.length / samples;
      if (pixels > room) {
        [input, output, room] = [allocate(row.byteLength), allocate(pixels * 3), pixels];
      }
      at(input, row.byteLength).set(new Uint8Array(row.buffer, row.byteOffset, row.byteLength));
      call('convert', input, output, pixels);
      return at(output, pixels * 3);
    },
  };
}
