/** The picture formats the tools know: one list for pickers, checks, copy and documentation. */
export interface PictureFormat {
  mime: string;
  /** How people call it. */
  label: string;
  /** Endings with the dot; the first is the one we write. */
  extensions: readonly [string, ...string[]];
  /** Whether it keeps transparency. */
  alpha: boolean;
  /** Whether its encoder takes a quality. */
  lossy: boolean;
}

export const pictureFormats = {
  jpeg: { mime: 'image/jpeg', label: 'JPG', extensions: ['.jpg', '.jpeg'], alpha: false, lossy: true },
  png: { mime: 'image/png', label: 'PNG', extensions: ['.png'], alpha: true, lossy: false },
  webp: { mime: 'image/webp', label: 'WEBP', extensions: ['.webp'], alpha: true, lossy: true },
} as const satisfies Record<string, PictureFormat>;

export type PictureFormatName = keyof typeof pictureFormats;
export const pictureFormatNames = Object.keys(pictureFormats) as PictureFormatName[];

/** For a file picker's `accept`. */
export const pictureAccept = Object.values(pictureFormats)
  .flatMap(({ mime, extensions }) => [mime, ...extensions])
  .join(',');

/** `JPG, PNG or WEBP`, for copy. */
export const pictureFormatsInWords = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
  Object.values(pictureFormats).map(({ label }) => label),
);

/** The video formats the watermark remover takes. */
const videoFormats = [
  { mime: 'video/mp4', label: 'MP4', extension: '.mp4' },
  { mime: 'video/webm', label: 'WEBM', extension: '.webm' },
  { mime: 'video/quicktime', label: 'MOV', extension: '.mov' },
] as const;

/** For a file picker's `accept`. */
export const videoAccept = videoFormats.flatMap(({ mime, extension }) => [mime, extension]).join(',');

/** `MP4, WEBM or MOV`, for copy. */
export const videoFormatsInWords = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
  videoFormats.map(({ label }) => label),
);
