import { decodeMaxPixels, pictureMaxBytes } from '@verapix/domain';

interface ChosenOptions {
  /** Default: what the memory bounds. */
  maxBytes?: number | undefined;
  /** Whether a picture is accepted that lacks rows. */
  acceptIncomplete?: boolean | undefined;
}

/** Loads the code that opens files. */
export const loadIntake = () => import('@verapix/engines');

/** Inspects the files chosen for a tool that works on one picture. */
export async function inspectChosen(
  files: readonly File[],
  { maxBytes = pictureMaxBytes, acceptIncomplete = false }: ChosenOptions = {},
) {
  const { inspectPicture } = await loadIntake();
  const inspection = await inspectPicture(
    files,
    { maxBytes, maxPixels: decodeMaxPixels },
    { acceptIncomplete },
  );
  return inspection.ok ? ({ ok: true, source: inspection.picture } as const) : inspection;
}
