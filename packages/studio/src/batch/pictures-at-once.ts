/** What one picture takes of the device while it is worked on. */
export interface PictureNeeds {
  /** How many cores its run uses. */
  threads: number;
  /** The memory of its run, for a picture of about 10 megapixels. */
  megabytes: number;
}

/** What a browser says of the device. */
export interface Device {
  /** Logical cores. */
  cores: number;
  /** Rounded to a power of two by the browser, which says 8 at most. */
  gigabytes: number;
}

/** Each picture has a worker of its own, so even a device with many cores gets no more than these. */
const maxAtOnce = 8;
/** The ratio of the memory that a batch may take: the rest belongs to the page, the browser and the user. */
const memoryRatio = 0.25;
/** Assumed of browsers that do not say, such as Firefox and Safari: an ordinary phone. */
const usualGigabytes = 4;

export function thisDevice(): Device {
  const { hardwareConcurrency = 1, deviceMemory = usualGigabytes } = navigator as Navigator & {
    deviceMemory?: number;
  };
  return { cores: hardwareConcurrency, gigabytes: deviceMemory };
}

/** Whether a page may take this much of a device's memory. */
export const fitsMemory = (megabytes: number, { gigabytes }: Device): boolean =>
  gigabytes * 1024 * memoryRatio >= megabytes;

/** How many pictures with these needs are worked on at once: as many as cores and memory allow, at least one. */
export function picturesAtOnce({ threads, megabytes }: PictureNeeds, device: Device): number {
  const byCores = Math.floor(device.cores / threads);
  const byMemory = Math.floor((device.gigabytes * 1024 * memoryRatio) / megabytes);
  return Math.max(1, Math.min(byCores, byMemory, maxAtOnce));
}
