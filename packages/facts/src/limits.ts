/** Limits of the product. Bytes are binary (1 MB = 1,048,576 bytes), pixels are device-independent counts. */

const MB = 1024 * 1024;

/** Largest picture a tool takes. */
export const uploadMaxBytes = 10 * MB;
/** Largest picture the demo on the home page takes. */
export const demoUploadMaxBytes = 5 * MB;
/** Largest video the watermark remover takes. */
export const videoUploadMaxBytes = 50 * MB;
/** Most pixels a picture may have before it is decoded: 50 megapixels, 200 MB as RGBA. */
export const decodeMaxPixels = 50_000_000;

/** Longest side of a result, in pixels, and what people call that size. */
export const resolutions = {
  '2K': { longestSidePx: 2560, widthPx: 2560, heightPx: 1440 },
  '4K': { longestSidePx: 3840, widthPx: 3840, heightPx: 2160 },
} as const;
export type ResolutionName = keyof typeof resolutions;

/** Factors the upscaler offers. */
export const upscaleFactors = [2, 3, 4] as const;
export type UpscaleFactor = (typeof upscaleFactors)[number];

/** Uses of the two generators, per browser, before a plan is asked for. */
export const freeUses = 3;
/** Pictures the free plan processes. */
export const freePictures = 3;
/** Most pictures in one batch. */
export const batchMaxPictures = 100;

/** Characters of a text-to-image prompt, and from where on the counter warns. */
export const promptMaxCharacters = 500;
export const promptWarnCharacters = 450;
/** Text-to-image style strength, in percent. */
export const styleStrength = { min: 0, max: 100, step: 5, initial: 70 } as const;
/** Sizes of generated pictures, in pixels; the usual one. */
export const imageSizes = [
  { width: 512, height: 512 },
  { width: 768, height: 768 },
  { width: 1024, height: 1024 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
] as const;
export const usualImageSize = imageSizes[2];
/** Generated pictures kept in the history. */
export const imageHistoryLength = 6;
/** Logos made in one run, and colours that may be chosen for them. */
export const logosPerRun = 3;
export const logoMaxColours = 3;
/** Headshots made in one run. */
export const headshotsPerRun = 4;
/** Size of a headshot, in pixels, where the photo allows it. */
export const headshotSizePx = { width: 800, height: 1000 } as const;
/** Instant background removal: longest side in pixels, and what counts as background (0–255 per channel). */
export const instantCutOut = {
  maxSidePx: 1024,
  nearWhite: [
    { brightnessAbove: 240, spreadUnder: 20 },
    { brightnessAbove: 220, spreadUnder: 15 },
  ],
} as const;

/** Password strength: points for each rule met, and the scores that divide weak, medium and strong. */
export const passwordStrength = { pointsPerRule: 20, mediumFrom: 40, strongFrom: 80 } as const;
export const passwordMinCharacters = 6;
/** Longest full name of an account. */
export const fullNameMaxCharacters = 200;

/** The support chat: longest message, most messages of a conversation that are kept, and how many welcome someone. */
export const chat = { messageMaxCharacters: 1000, messagesKept: 100, welcomeMessages: 2 } as const;

/** Related posts under a blog post. */
export const relatedPosts = 3;
/** Rows of the contact form's message field. */
export const contactMessageRows = 5;
/** Most characters of each field of the contact form. */
export const contactMaxCharacters = { name: 200, email: 254, subject: 200, message: 10_000 } as const;
/** The header turns translucent after so many pixels of scrolling. */
export const headerTranslucentAfterPx = 10;

/** Days within which a purchase is refunded, for how long the offer runs, and how long its structured data holds. */
export const refundDays = 14;
export const offerDays = 7;
export const offerDataValidYears = 1;
/** Hours after which an uploaded picture is deleted. */
export const uploadsDeletedAfterHours = 24;
/** Youngest age the service is for, in years. */
export const minimumAgeYears = 13;

/** Comparison slider: percent, and the sweep's speed in percent per second (the spec's per-frame steps at 60 Hz). */
export const comparisonSweeps = {
  full: { from: 0, to: 100, percentPerSecond: 0.5 * 60 },
  inset: { from: 5, to: 95, percentPerSecond: 1.2 * 60 },
} as const;

/** The public API. */
export const api = {
  version: 'v1',
  liveKeyPrefix: 'vp_live_',
  testKeyPrefix: 'vp_test_',
  /** Requests each key may make within a minute, by its type. */
  requestsPerMinute: { live: 60, test: 20 },
  /** For how long a result and the answer to an idempotency key are kept. */
  resultKeptSeconds: 60 * 60,
  idempotencyKeptSeconds: 24 * 60 * 60,
  idempotencyKeyMaxCharacters: 255,
  /** Fetching a picture from its address: how long it may take, and how often it may be sent elsewhere. */
  fetchTimeoutSeconds: 10,
  fetchMaxRedirects: 3,
} as const;

/** Longest name of an API key, and how many keys that are not revoked one person may have. */
export const apiKeyLimits = { nameMaxCharacters: 100, perPerson: 20 } as const;

/** Toasts. */
export const toast = { shownAtOnce: 1, swipeThresholdPx: 50, hotkey: 'F8' } as const;
/** Progress of the simulated tools stops here until the result is there, in percent. */
export const simulatedProgressCap = { tools: 95, imageGenerator: 99 } as const;
/** Progress of the simulated background remover moves up by so much at a time, in percent. */
export const simulatedCutOutStepPercent = 5;
