import { decodeMaxPixels, pictureMaxBytes } from '@verapix/domain';

/** Inspects the files chosen for a tool that works on one picture. */
export async function inspectChosen(files: readonly File[], maxBytes = pictureMaxBytes) {
  const { inspectPicture } = await import('@verapix/engines');
  const inspection = await inspectPicture(files, { maxBytes, maxPixels: decodeMaxPixels });
  return inspection.ok ? ({ ok: true, source: inspection.picture } as const) : inspection;
}
