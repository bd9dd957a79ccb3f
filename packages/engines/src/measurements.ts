/**
 * How good the methods of the tools are, as their benches print it. The tools' pages and README.md show these numbers and
 * no others. They were measured on two cores of an AMD EPYC, in headless Chromium or in Node with the WebAssembly of the
 * browser.
 */

/** What one bench measured: the numbers of each method, by what they are. `seconds` is processor time. */
export interface MeasuredSet<Name extends string = string> {
  /** The bench, with its options, that prints these numbers. */
  bench: string;
  methods: Readonly<Record<string, Readonly<Record<Name, number>>>>;
}

export const measurements = {
  /** Eight photographs, reduced to half, saved as JPEG with quality 70, enlarged ×2 to 384 × 384 pixels. */
  upscaleCompressed: {
    bench: 'upscale --methods',
    methods: {
      sharp: { gainDb: 0.697, seconds: 1.42 },
      detail: { gainDb: -2.25, seconds: 6.93 },
      illustration: { gainDb: -0.395, seconds: 4.21 },
      fast: { gainDb: 0, seconds: 0.3 },
    },
  },
  /** The same photographs, reduced without being compressed. */
  upscaleClean: {
    bench: 'upscale --methods',
    methods: {
      sharp: { gainDb: 2.55, seconds: 10.5 },
      detail: { gainDb: 0.685, seconds: 22.5 },
      fast: { gainDb: 0, seconds: 0.32 },
    },
  },
  /** The same photographs at their size, saved as JPEG with quality 70. The gain is over that JPEG. */
  cleanUp: { bench: 'upscale --methods', methods: { clean: { gainDb: 0.838, seconds: 4.68 } } },
  /** Twenty pictures with outlines made by hand: overlap by union, and mean error along the outline. */
  background: {
    bench: 'background --outlines',
    methods: {
      best: { overlap: 0.851, boundary: 0.184, seconds: 5.93 },
      instant: { overlap: 0.312, boundary: 0.506, seconds: 0.35 },
    },
  },
  /** Sixty drawn pages of ten kinds, clean and photographed: the ratio of wrong characters. */
  text: {
    bench: 'text',
    methods: {
      lines: { wrong: 0.0028 },
      page: { wrong: 0.175 },
      plain: { wrong: 0.384 },
    },
  },
  /** Opaque marks on four photographs. The gain is over a fill with the mean color of the mark’s surroundings. */
  watermark: {
    bench: 'watermark',
    methods: { best: { gainDb: 7.53, seconds: 3.4 }, quick: { gainDb: 5.75, seconds: 1.7 } },
  },
  /** Half-transparent letters on four photographs, saved without loss. The gain is over a fill by Quick. */
  watermarkLetters: { bench: 'watermark-marks', methods: { recovered: { gainDb: 9.78 } } },
  /** Half-transparent marks on five photographs, and the photographs and their quarters without a mark. */
  suggest: {
    bench: 'watermark-marks --suggest',
    methods: { suggest: { found: 70, of: 160, wrong: 2, clean: 25 } },
  },
  /** A portrait, placed in its photo in five ways. The eyes’ distance from their place is a ratio of the headshot’s size. */
  headshots: {
    bench: 'headshots',
    methods: { headshots: { found: 5, of: 5, eyesOff: 0.00242, seconds: 15 } },
  },
  /** Twenty drawn portraits, four of them with a second person. */
  portraits: { bench: 'headshots --portraits', methods: { headshots: { made: 16, of: 20 } } },
  /** Three rounds of each template: the largest mean difference of a channel between PNG and SVG, of 255. */
  logo: { bench: 'logo', methods: { logo: { apart: 0.215, seconds: 0.549 } } },
  /** A picture in each style, at two sizes. */
  imageGenerator: {
    bench: 'image-generator',
    methods: { px512: { seconds: 0.736 }, px1024: { seconds: 1.52 } },
  },
} as const satisfies Record<string, MeasuredSet>;
