/** Limits of the product. 1 MB is 1,048,576 bytes. */

const MB = 1024 * 1024;

/** Maximum size of a picture for the upscaler and the public API. */
export const uploadMaxBytes = 10 * MB;
/**
 * Maximum size of a picture for the other tools, whose own bound are its pixels: its bytes are held in memory. It is more
 * than `decodeMaxPixels` take without compression.
 */
export const pictureMaxBytes = 256 * MB;
/** The size limit of a PDF: all of it is held in memory. */
export const pdfMaxBytes = 100 * MB;
/** The most pages of a PDF, which are listed to choose from. A small file can claim any number. */
export const pdfMaxPages = 5000;
/** Maximum size of a picture for the demo on the home page. */
export const demoUploadMaxBytes = 5 * MB;
/** The size of a video from which the watermark remover warns of a long run. No size is refused. */
export const videoUploadMaxBytes = 50 * MB;
/** Maximum pixels of a picture, checked before it is decoded: 50 megapixels, 200 MB as RGBA. */
export const decodeMaxPixels = 50_000_000;
/**
 * Maximum pixels of one frame of a video, checked before a frame is decoded: 4096 × 2304, the largest frame of H.264 up
 * to level 5.2, so 4K fits. By the queues of the video library, a run holds at most 41 decoded frames, 5 references of
 * the decoder and 4 of the encoder (8-bit YUV: 1.5 bytes per pixel), and 5 frames waiting for the encoder, the canvas
 * and a copy of it (RGBA: 4 bytes). That is 103 bytes per pixel, 0.97 GB in total: within the 1 GiB of the upscaler.
 */
export const videoFrameMaxPixels = 4096 * 2304;

/**
 * Memory that preparing a picture takes, so that objects can be selected in it, in megabytes: the peak of the page’s process in
 * Chromium, 745 when it was measured, rounded up. Where a page has less, it is not offered.
 */
export const objectSelectionMegabytes = 800;

/** Maximum length of the longer side of a result, in pixels, by the common name of that size. */
export const resolutions = {
  '2K': { longestSidePx: 2560, widthPx: 2560, heightPx: 1440 },
  '4K': { longestSidePx: 3840, widthPx: 3840, heightPx: 2160 },
} as const;
export type ResolutionName = keyof typeof resolutions;

/** Scale factors of the upscaler. */
export const upscaleFactors = [2, 3, 4] as const;
export type UpscaleFactor = (typeof upscaleFactors)[number];

/** Free uses of the two generators, per browser. */
export const freeUses = 3;
/** Pictures that the free plan processes. */
export const freePictures = 3;
/** Maximum pictures in one batch. */
export const batchMaxPictures = 100;

/** Maximum pictures in one batch without a paid plan. */
export const freeBatchMaxPictures = 3;

/** Maximum characters of a text-to-image prompt, and the length from which the counter warns. */
export const promptMaxCharacters = 500;
export const promptWarnCharacters = 450;
/** Text-to-image style strength, in percent. */
export const styleStrength = { min: 0, max: 100, step: 5, initial: 70 } as const;
/** Sizes of generated pictures, in pixels. */
export const imageSizes = [
  { width: 512, height: 512 },
  { width: 768, height: 768 },
  { width: 1024, height: 1024 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
] as const;
export const defaultImageSize = imageSizes[2];
/** The style presets of generated pictures. */
export const imageStyles = ['realistic', 'anime', '3d', 'watercolor'] as const;
export type ImageStyle = (typeof imageStyles)[number];

/** A picture that is wanted from the image service. */
export interface ImageRequest {
  prompt: string;
  negative?: string;
  style?: ImageStyle | undefined;
  /** Of the style, in percent. */
  strength?: number;
  /** Pixels: one of `imageSizes`. The picture may have another size. */
  width: number;
  height: number;
  seed: number;
}
/** Maximum seed of a generated picture: what every image service accepts. */
export const imageSeedMax = 2 ** 31 - 1;
/** Pictures from the image service. How many a user may have in total is `uses` of the plan. */
export const imageService = {
  /** Requests of one user within an hour, on every plan, whether or not they led to a picture. */
  requestsPerHour: 60,
  /** Seconds that the service has for a picture. */
  timeoutSeconds: 100,
  /** Maximum size of the service's answer, whose picture is in base64. */
  answerMaxBytes: 20 * MB,
} as const;
/** Maximum pictures in the history of generated pictures. */
export const imageHistoryLimit = 6;
/** Logos made in one run, and the maximum number of colours for them. */
export const logosPerRun = 3;
export const logoMaxColours = 3;
/** Headshots made in one run. */
export const headshotsPerRun = 4;
/** Size of a backdrop for headshots, as the image service is asked for it. */
export const backdropImageSize = imageSizes[4];
/** Maximum characters of the description of a headshot's backdrop. */
export const backdropMaxCharacters = 200;
/** Size of a headshot, in pixels. A person that is smaller in the photo is enlarged. */
export const headshotSizePx = { width: 800, height: 1000 } as const;

/** The sizes in which a headshot can be downloaded, the size of a run first. Others are cut from it and scaled down. */
export const headshotSizes = [
  { id: 'portrait', ...headshotSizePx },
  { id: 'square', width: 800, height: 800 },
  { id: 'profile', width: 400, height: 400 },
  // 35 × 45 mm at 300 dots an inch.
  { id: 'cv', width: 413, height: 531 },
] as const;
export type HeadshotSize = (typeof headshotSizes)[number];
/** Instant background removal: maximum side in pixels, and which colours are background (0–255 per channel). */
export const instantCutOut = {
  maxSidePx: 1024,
  nearWhite: [
    { brightnessAbove: 240, spreadUnder: 20 },
    { brightnessAbove: 220, spreadUnder: 15 },
  ],
} as const;

/** Password strength: points for each rule met, and the thresholds of medium and strong. */
export const passwordStrength = { pointsPerRule: 20, mediumFrom: 40, strongFrom: 80 } as const;
export const passwordMinCharacters = 6;
/** Maximum length of an account's full name. */
export const fullNameMaxCharacters = 200;

/** The support chat: maximum length of a message, maximum messages in a stored conversation, and welcome messages. */
export const chat = { messageMaxCharacters: 1000, historyLimit: 100, welcomeMessages: 2 } as const;

/** Related posts under a blog post. */
export const relatedPosts = 3;
/** Rows of the contact form's message field. */
export const contactMessageRows = 5;
/** Maximum characters of each field of the contact form. */
export const contactMaxCharacters = { name: 200, email: 254, subject: 200, message: 10_000 } as const;
/** The header turns translucent after this many pixels of scrolling. */
export const headerTranslucentAfterPx = 10;

/** Days within which a purchase is refunded, days the offer runs, and years its structured data is valid. */
export const refundDays = 14;
export const offerDays = 7;
/** Days for which a plan goes on after its renewal could not be charged. */
export const graceDays = 7;
export const offerDataValidYears = 1;
/** Minimum age of users, in years. */
export const minimumAgeYears = 13;

/** Toasts. */
export const toast = { shownAtOnce: 1, swipeThresholdPx: 50, hotkey: 'F8' } as const;
/** Progress of the simulated tools stops here until the result is ready, in percent. */
export const simulatedProgressCap = { tools: 95, imageGenerator: 99 } as const;
/** Step of the simulated background remover's progress, in percent. */
export const simulatedCutOutStepPercent = 5;
