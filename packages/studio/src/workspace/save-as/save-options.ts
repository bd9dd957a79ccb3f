import { type SavedFormatName, savedFormats, type SizePreset, sizePresets } from '@verapix/domain';
import type { SaveSettings, TargetSize } from '@verapix/engines/save-as';
import * as messages from '@verapix/messages/tool-save-as';

export type PresetId = SizePreset['id'];

/** How a result is saved, as the user enters it. */
export interface SaveOptions {
  format: SavedFormatName;
  /** Of a lossy format, 0 to 1. */
  quality: number;
  /** Whether the quality is chosen, or searched so that the file is not larger than `maxKilobytes`. */
  limits: 'quality' | 'bytes';
  /** As typed. */
  maxKilobytes: string;
  size: 'own' | 'custom' | PresetId;
  /** The custom size in pixels, as typed. */
  width: string;
  height: string;
  fit: 'inside' | 'crop';
  keepMetadata: boolean;
}

/** Width and height in pixels. */
export interface Dimensions {
  width: number;
  height: number;
}

export const initialSaveOptions = (format: SavedFormatName): SaveOptions => ({
  format,
  quality: 0.92,
  limits: 'quality',
  maxKilobytes: '500',
  size: 'own',
  width: '',
  height: '',
  fit: 'inside',
  keepMetadata: false,
});

/** The bytes of a kilobyte, as sizes are shown. */
const kilobyte = 1024;

/** What is wrong with a field, in a sentence. */
export type SaveErrors = Partial<Record<'width' | 'height' | 'maxKilobytes', string>>;

/** The whole number in a field; undefined for anything else. */
function numberOf(typed: string): number | undefined {
  const text = typed.trim();
  return /^\d{1,6}$/.test(text) && Number(text) > 0 ? Number(text) : undefined;
}

function sideError(typed: string, maxSidePx: number): string | undefined {
  const value = numberOf(typed);
  if (value === undefined) return messages.pixelsError;
  return value > maxSidePx ? messages.pixelsMaxError({ max: maxSidePx }) : undefined;
}

/** A preset's box for a picture: that of a print is turned as the picture is. Without a picture it is not turned. */
export function presetBox(
  id: PresetId,
  picture?: Dimensions,
): Dimensions & { dotsPerInch?: number | undefined } {
  const preset = sizePresets.find((each) => each.id === id);
  if (!preset)
    throw new Error(`No preset has the id "${id}". The ids are in packages/domain/src/saved-formats.ts.`);
  const { width, height } = preset;
  const isLandscape = width > height;
  const dotsPerInch = 'dotsPerInch' in preset ? preset.dotsPerInch : undefined;
  const turned =
    'turns' in preset &&
    picture &&
    picture.width !== picture.height &&
    picture.width > picture.height !== isLandscape;
  return turned ? { width: height, height: width, dotsPerInch } : { width, height, dotsPerInch };
}

/** Whether a preset stays within the longest side that is allowed. */
export const isPresetAllowed = (id: PresetId, maxSidePx: number) => {
  const { width, height } = presetBox(id);
  return Math.max(width, height) <= maxSidePx;
};

export function errorsOf(options: SaveOptions, maxSidePx: number): SaveErrors {
  const errors: SaveErrors = {};
  if (options.size === 'custom') {
    const [width, height] = [sideError(options.width, maxSidePx), sideError(options.height, maxSidePx)];
    if (width) errors.width = width;
    if (height) errors.height = height;
  }
  if (isLimited(options) && numberOf(options.maxKilobytes) === undefined)
    errors.maxKilobytes = messages.kilobytesError;
  return errors;
}

/** Whether the file's size is limited: only a lossy format can be. */
export const isLimited = ({ format, limits }: SaveOptions) =>
  savedFormats[format].lossy && limits === 'bytes';

function targetOf(options: SaveOptions, picture: Dimensions): TargetSize {
  const { size, fit } = options;
  if (size === 'own') return { kind: 'own' };
  if (size !== 'custom') return { kind: 'box', fit, ...presetBox(size, picture) };
  return { kind: 'box', fit, width: Number(options.width), height: Number(options.height) };
}

/** The settings for the engine; undefined while a field is wrong. */
export function settingsFor(
  options: SaveOptions,
  picture: Dimensions,
  maxSidePx: number,
): SaveSettings | undefined {
  if (Object.keys(errorsOf(options, maxSidePx)).length > 0) return undefined;
  const { format, quality, keepMetadata } = options;
  const size = targetOf(options, picture);
  const maxBytes = isLimited(options) ? Number(options.maxKilobytes) * kilobyte : undefined;
  return { format, quality, maxBytes, size, keepMetadata };
}

/** Why a file that was saved lacks the original's metadata. */
export const metadataNotes = {
  'too-large': messages.metadataTooLarge,
  'unsupported-format': messages.metadataUnsupported,
} as const;

/** Whether settings leave a PNG as it is, so that nothing is written again. */
export const isUnchanged = ({ format, size, keepMetadata }: SaveSettings) =>
  format === 'png' && size.kind === 'own' && !keepMetadata;

/** The other side of a custom size, so that the picture keeps its proportions. Empty if the side is no number. */
export function otherSide(side: 'width' | 'height', typed: string, { width, height }: Dimensions): string {
  const value = numberOf(typed);
  if (value === undefined) return '';
  const ratio = side === 'width' ? height / width : width / height;
  return String(Math.max(1, Math.round(value * ratio)));
}

/** `transparent_background.jpg`: a file name with the extension of a format. */
export function nameFor(fileName: string, format: SavedFormatName): string {
  return fileName.replace(/\.[^.]*$/, '') + savedFormats[format].extensions[0];
}
