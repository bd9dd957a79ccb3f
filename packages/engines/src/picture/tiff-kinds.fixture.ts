/** TIFFs of many kinds, each with the picture that it is. */
import {
  baseColour,
  baseHeight,
  baseWidth,
  type TiffField,
  type TiffOptions,
  type TiffSamples,
} from './tiff.fixture';

interface TiffKind {
  title: string;
  pages: readonly TiffOptions[];
  /** The colour of a point, and how far it may be off, 0 to 255. */
  colour: (x: number, y: number) => readonly number[];
  tolerance: number;
}

type Colour = (x: number, y: number) => readonly number[];

const full = (bits: number) => 2 ** bits - 1;
/** The base picture's numbers at a depth. */
const rgb =
  (bits: number): TiffSamples =>
  (x, y) =>
    baseColour(x, y).map((value) => Math.round((value / 255) * full(bits)));
const ratio: TiffSamples = (x, y) => baseColour(x, y).map((value) => value / 255);
/** Luma of the base picture, 0 to 1. */
const luma = (x: number, y: number) => {
  const [red, green, blue] = baseColour(x, y);
  return (red * 0.299 + green * 0.587 + blue * 0.114) / 255;
};
const grey =
  (bits: number): TiffSamples =>
  (x, y) => [Math.round(luma(x, y) * full(bits))];
const greyColour =
  (steps: number): Colour =>
  (x, y) => {
    const value = Math.round((Math.round(luma(x, y) * steps) / steps) * 255);
    return [value, value, value];
  };
const quantised =
  (bits: number): Colour =>
  (x, y) =>
    baseColour(x, y).map((value) => (Math.round((value / 255) * full(bits)) / full(bits)) * 255);

/** The number of a colour in a palette: 0 to 4. */
const indexOf = (x: number, y: number) => {
  const colours = ['255,255,255', '200,40,40', '40,180,60', '40,60,200', '230,200,40'];
  return colours.indexOf(baseColour(x, y).join());
};
function palette(bits: number, scale = 257): TiffField {
  const entries = 1 << bits;
  const colours = [
    [255, 255, 255],
    [200, 40, 40],
    [40, 180, 60],
    [40, 60, 200],
    [230, 200, 40],
  ];
  return [
    320,
    3,
    ...[0, 1, 2].flatMap((channel) =>
      Array.from({ length: entries }, (_, entry) => (colours[entry]?.[channel] ?? 0) * scale),
    ),
  ];
}
/** Left half black, right half white. */
const halves = (x: number) => (x < baseWidth / 2 ? 0 : 1);
const halvesColour: Colour = (x) => new Array<number>(3).fill(halves(x) * 255);

const kind = (
  title: string,
  options: Partial<TiffOptions>,
  { colour = baseColour, tolerance = 1 }: { colour?: Colour; tolerance?: number } = {},
): TiffKind => ({ title, pages: [{ samples: rgb(8), photometric: 2, ...options }], colour, tolerance });

const orders = ['II', 'MM'] as const;
const layouts = [
  ['strips', {}],
  ['planes', { planar: true, rowsPerStrip: 10 }],
  ['tiles', { tile: [32, 16] }],
  ['tiled planes', { tile: [16, 48], planar: true }],
] as const;

const multiply = (x: number, y: number) => (x < 15 ? 0 : x < 30 ? 0.5 : 1) * (y < 0 ? 0 : 1);

/** The inverse of CIELab (D50) is asked of the decoder: these are numbers of the base's colours, from littleCMS. */
const cmykOf = (x: number, y: number) => baseColour(x, y).map((value) => 255 - value);

const ycbcrOf = (x: number, y: number): [number, number, number] => {
  const [red, green, blue] = baseColour(x, y);
  const l = 0.299 * red + 0.587 * green + 0.114 * blue;
  return [l, (blue - l) / 1.772 + 128, (red - l) / 1.402 + 128].map(Math.round) as [number, number, number];
};

function labOf(x: number, y: number): [number, number, number] {
  const [r = 0, g = 0, b = 0] = baseColour(x, y).map((value) => {
    const v = value / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  });
  // sRGB adapted to D50 (Bradford).
  const xyz = [
    (0.4360747 * r + 0.3850649 * g + 0.1430804 * b) / 0.96422,
    0.2225045 * r + 0.7168786 * g + 0.0606169 * b,
    (0.0139322 * r + 0.0971045 * g + 0.7141733 * b) / 0.82521,
  ].map((value) => (value > 216 / 24389 ? Math.cbrt(value) : ((24389 / 27) * value + 16) / 116));
  const [fx = 0, fy = 0, fz = 0] = xyz;
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}

export const tiffKinds: readonly TiffKind[] = [
  ...([8, 16] as const).flatMap((bits) =>
    orders.flatMap((order) =>
      layouts.flatMap(([layout, options]) =>
        (['none', 'lzw', 'adobe-deflate'] as const).flatMap((compression) =>
          // Only these two store differences.
          (compression === 'none' ? [undefined] : [undefined, 2 as const]).map((predictor) =>
            kind(
              `RGB of ${bits} bits, ${order}, ${layout}, ${compression}${predictor ? ', differences' : ''}`,
              {
                samples: rgb(bits),
                bits,
                order,
                compression,
                ...options,
                ...(predictor && { predictor }),
              },
            ),
          ),
        ),
      ),
    ),
  ),
  ...[2, 4, 6, 10, 12, 14, 24, 32].flatMap((bits) =>
    layouts.map(([layout, options]) =>
      kind(
        `RGB of ${bits} bits, ${layout}`,
        { samples: rgb(bits), bits, ...options },
        { colour: quantised(bits), tolerance: 2 },
      ),
    ),
  ),
  ...[24, 32].map((bits) =>
    kind(`RGB of ${bits} bits, big endian`, { samples: rgb(bits), bits, order: 'MM' }),
  ),
  kind('RGB of 32 bits as differences', { samples: rgb(32), bits: 32, predictor: 2, compression: 'deflate' }),
  ...[2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 24, 32].flatMap((bits) =>
    [0, 1].flatMap((photometric) =>
      (['strips', 'tiles'] as const).map((layout) =>
        kind(
          `grey of ${bits} bits (${photometric}), ${layout}`,
          {
            bits,
            photometric,
            ...(layout === 'tiles' ? { tile: [32, 32] as const } : { rowsPerStrip: 9 }),
            samples: (x, y) =>
              grey(bits)(x, y).map((value) => (photometric === 0 ? full(bits) - value : value)),
          },
          { colour: greyColour(full(bits)), tolerance: 1 },
        ),
      ),
    ),
  ),
  ...[0, 1].flatMap((photometric) =>
    (
      [
        {},
        { tile: [32, 16] },
        { fillOrder: 2 },
        { compression: 'packbits' },
        { compression: 'packbits', fillOrder: 2 },
        { compression: 'old-lzw' },
        {},
      ] as const
    ).map((options) =>
      kind(
        `1 bit (${photometric}) ${JSON.stringify(options)}`,
        {
          bits: 1,
          photometric,
          samples: (x) => [photometric === 0 ? 1 - halves(x) : halves(x)],
          ...options,
        },
        { colour: halvesColour, tolerance: 0 },
      ),
    ),
  ),
  ...[4, 8, 16].flatMap((bits) =>
    layouts
      .filter(([, options]) => !('planar' in options))
      .map(([layout, options]) =>
        kind(`palette of ${bits} bits, ${layout}`, {
          bits,
          photometric: 3,
          samples: (x, y) => [indexOf(x, y)],
          fields: [palette(bits)],
          ...options,
        }),
      ),
  ),
  kind('palette of 8 bits whose colours have 8 bits', {
    photometric: 3,
    samples: (x, y) => [indexOf(x, y)],
    fields: [palette(8, 1)],
  }),
  ...[1, 2].map((bits) =>
    kind(
      `palette of ${bits} bits`,
      {
        bits,
        photometric: 3,
        samples: (x) => [halves(x)],
        fields: [
          [
            320,
            3,
            ...[200, 40, 40].flatMap((value, channel) => [
              value * 257,
              ([40, 180, 60][channel] ?? 0) * 257,
              ...(bits === 2 ? [0, 0] : []),
            ]),
          ],
        ],
      },
      { colour: (x) => (halves(x) ? [40, 180, 60] : [200, 40, 40]) },
    ),
  ),
  kind(
    'palette with alpha',
    {
      photometric: 3,
      samples: (x, y) => [indexOf(x, y), Math.round(multiply(x, y) * 255)],
      extraSamples: [2],
      fields: [palette(8)],
    },
    { colour: (x, y) => [...baseColour(x, y), Math.round(multiply(x, y) * 255)] },
  ),
  ...(['packbits', 'lzw', 'old-lzw', 'deflate', 'adobe-deflate'] as const).flatMap((compression) => [
    kind(`RGB, ${compression}`, { compression, rowsPerStrip: 7 }),
    kind(`RGB, ${compression}, lowest bit first`, { compression, fillOrder: 2 }),
  ]),
  kind('RGB, lowest bit first', { fillOrder: 2 }),
  ...([16, 24, 32, 64] as const).flatMap((bits) =>
    orders.flatMap((order) =>
      layouts.map(([layout, options]) =>
        kind(`floating point of ${bits} bits, ${order}, ${layout}`, {
          samples: ratio,
          bits,
          sampleFormat: 3,
          order,
          ...options,
        }),
      ),
    ),
  ),
  ...([16, 24, 32, 64] as const).flatMap((bits) =>
    orders.map((order) =>
      kind(`floating point of ${bits} bits as differences, ${order}`, {
        samples: ratio,
        bits,
        sampleFormat: 3,
        order,
        predictor: 3,
        compression: 'lzw',
      }),
    ),
  ),
  kind(
    'grey floating point',
    { samples: (x, y) => [luma(x, y)], photometric: 1, bits: 32, sampleFormat: 3 },
    { colour: greyColour(1e6) },
  ),
  kind(
    'grey floating point, white is zero',
    { samples: (x, y) => [1 - luma(x, y)], photometric: 0, bits: 32, sampleFormat: 3 },
    { colour: greyColour(1e6) },
  ),
  kind('32 bits of small numbers', { samples: (x, y) => baseColour(x, y), bits: 32 }),
  kind('signed 32 bits of small numbers', { samples: (x, y) => baseColour(x, y), bits: 32, sampleFormat: 2 }),
  kind('signed 16 bits without negative numbers', {
    samples: (x, y) => baseColour(x, y).map((value) => Math.round((value / 255) * 32_767)),
    bits: 16,
    sampleFormat: 2,
  }),
  kind('floating point up to 255', { samples: (x, y) => baseColour(x, y), bits: 32, sampleFormat: 3 }),
  ...([8, 16] as const).map((bits) =>
    kind(`signed ${bits} bits`, {
      samples: (x, y) => rgb(bits)(x, y).map((value) => value - 2 ** (bits - 1)),
      bits,
      sampleFormat: 2,
    }),
  ),
  ...orders.flatMap((order) =>
    layouts.map(([layout, options]) =>
      kind(`BigTIFF, ${order}, ${layout}`, { big: true, order, ...options }),
    ),
  ),
  ...layouts.map(([layout, options]) =>
    kind(
      `alpha, ${layout}`,
      {
        samples: (x, y) => [...baseColour(x, y), Math.round(multiply(x, y) * 255)],
        extraSamples: [2],
        ...options,
      },
      { colour: (x, y) => [...baseColour(x, y), Math.round(multiply(x, y) * 255)] },
    ),
  ),
  ...([8, 16] as const).map((bits) =>
    kind(
      `multiplied alpha of ${bits} bits`,
      {
        bits,
        extraSamples: [1],
        samples: (x, y) => [
          ...baseColour(x, y).map((value) => Math.round((value / 255) * multiply(x, y) * full(bits))),
          Math.round(multiply(x, y) * full(bits)),
        ],
      },
      {
        colour: (x, y) =>
          multiply(x, y) ? [...baseColour(x, y), Math.round(multiply(x, y) * 255)] : [0, 0, 0, 0],
        tolerance: 2,
      },
    ),
  ),
  kind(
    'grey with alpha',
    {
      photometric: 1,
      samples: (x, y) => [Math.round(luma(x, y) * 255), Math.round(multiply(x, y) * 255)],
      extraSamples: [2],
    },
    { colour: (x, y) => [...greyColour(255)(x, y), Math.round(multiply(x, y) * 255)] },
  ),
  kind('a fourth channel that is no alpha', {
    samples: (x, y) => [...baseColour(x, y), 7],
    extraSamples: [0],
  }),
  kind('a fourth channel without a meaning', { samples: (x, y) => [...baseColour(x, y), 7] }),
  kind('three more channels', { samples: (x, y) => [...baseColour(x, y), 7, 8, 9], extraSamples: [0, 0, 0] }),
  kind(
    'three more channels, the second alpha',
    {
      samples: (x, y) => [...baseColour(x, y), 7, Math.round(multiply(x, y) * 255), 9],
      extraSamples: [0, 2, 0],
    },
    { colour: (x, y) => [...baseColour(x, y), Math.round(multiply(x, y) * 255)] },
  ),
  ...layouts.map(([layout, options]) =>
    kind(`CMYK, ${layout}`, { photometric: 5, samples: (x, y) => [...cmykOf(x, y), 0], ...options }),
  ),
  kind(
    'CMYK with black',
    { photometric: 5, samples: () => [0, 100, 50, 100] },
    { colour: () => [155, 94, 125] },
  ),
  kind('CMYK of 16 bits', {
    photometric: 5,
    bits: 16,
    samples: (x, y) => [...cmykOf(x, y).map((value) => value * 257), 0],
  }),
  kind(
    'CMYK with alpha',
    {
      photometric: 5,
      samples: (x, y) => [...cmykOf(x, y), 0, Math.round(multiply(x, y) * 255)],
      extraSamples: [2],
    },
    { colour: (x, y) => [...baseColour(x, y), Math.round(multiply(x, y) * 255)] },
  ),
  ...layouts
    .filter(([layout]) => !layout.includes('planes'))
    .map(([layout, options]) =>
      kind(
        `YCbCr without subsampling, ${layout}`,
        { photometric: 6, samples: ycbcrOf, fields: [[530, 3, 1, 1]], ...options },
        { tolerance: 3 },
      ),
    ),
  kind(
    'YCbCr in planes',
    { photometric: 6, samples: ycbcrOf, planar: true, fields: [[530, 3, 1, 1]] },
    { tolerance: 3 },
  ),
  kind(
    'YCbCr in the range of video',
    {
      photometric: 6,
      fields: [
        [530, 3, 1, 1],
        [532, 5, 16, 235, 128, 240, 128, 240],
      ],
      samples: (x, y) => {
        const [l, b, r] = ycbcrOf(x, y);
        return [16 + (l * 219) / 255, 128 + ((b - 128) * 112) / 127, 128 + ((r - 128) * 112) / 127].map(
          Math.round,
        );
      },
    },
    { tolerance: 4 },
  ),
  kind(
    'CIELab of 8 bits',
    {
      photometric: 8,
      samples: (x, y) => {
        const [l, a, b] = labOf(x, y);
        return [Math.round(l * 2.55), Math.round(a) & 255, Math.round(b) & 255];
      },
    },
    { tolerance: 4 },
  ),
  kind(
    'CIELab whose file says which numbers have signs',
    {
      photometric: 8,
      fields: [[339, 3, 1, 2, 2]],
      samples: (x, y) => {
        const [l, a, b] = labOf(x, y);
        return [Math.round(l * 2.55), Math.round(a) & 255, Math.round(b) & 255];
      },
    },
    { tolerance: 4 },
  ),
  kind(
    'CIELab of 16 bits',
    {
      photometric: 8,
      bits: 16,
      samples: (x, y) => {
        const [l, a, b] = labOf(x, y);
        return [Math.round(l * 655.35), Math.round(a * 256) & 65535, Math.round(b * 256) & 65535];
      },
    },
    { tolerance: 3 },
  ),
  kind(
    'ICCLab of 8 bits',
    {
      photometric: 9,
      samples: (x, y) => {
        const [l, a, b] = labOf(x, y);
        return [Math.round(l * 2.55), Math.round(a) + 128, Math.round(b) + 128];
      },
    },
    { tolerance: 4 },
  ),
  kind(
    'ICCLab of 16 bits',
    {
      photometric: 9,
      bits: 16,
      samples: (x, y) => {
        const [l, a, b] = labOf(x, y);
        return [Math.round(l * 652.8), Math.round((a + 128) * 256), Math.round((b + 128) * 256)];
      },
    },
    { tolerance: 4 },
  ),
  kind('no byte counts', { without: [279] }),
  kind('no byte counts, strips', { without: [279], rowsPerStrip: 8 }),
  kind('no rows per strip', { without: [278] }),
  kind('rows per strip of 0', { fields: [[278, 4, 0]] }),
  kind('rows per strip of 2³² − 1', { fields: [[278, 4, 0xffffffff]] }),
  kind('no bits per sample but one', { fields: [[258, 3, 8]] }),
  ...[2, 3, 4].map((orientation) =>
    kind(
      `orientation ${orientation}`,
      { fields: [[274, 3, orientation]] },
      {
        colour: (x, y) =>
          baseColour(orientation === 4 ? x : baseWidth - 1 - x, orientation === 2 ? y : baseHeight - 1 - y),
      },
    ),
  ),
];
