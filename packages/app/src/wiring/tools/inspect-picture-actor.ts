import type { PictureSource } from '@verapix/engines';
import { decodeMaxPixels, demoUploadMaxBytes, uploadMaxBytes } from '@verapix/facts';
import type { InspectInput, InspectOutcome } from '@verapix/machines';
import { fromPromise } from 'xstate';

async function inspect(files: readonly File[], maxBytes: number): Promise<InspectOutcome<PictureSource>> {
  // Fetched when the first file comes, not with the page.
  const { inspectPicture } = await import('@verapix/engines');
  const inspection = await inspectPicture(files, { maxBytes, maxPixels: decodeMaxPixels });
  return inspection.ok ? { ok: true, source: inspection.picture } : inspection;
}

/** Looks at chosen files: what they are, how large, whether they can be opened. One for every tool that takes a picture. */
export const inspectPictureActor = fromPromise<InspectOutcome<PictureSource>, InspectInput<readonly File[]>>(
  ({ input }) => inspect(input.files, uploadMaxBytes),
);

/** The same for the demo, which takes smaller files, and of several the first. */
export const inspectDemoPictureActor = fromPromise<
  InspectOutcome<PictureSource>,
  InspectInput<readonly File[]>
>(({ input }) => inspect(input.files.slice(0, 1), demoUploadMaxBytes));
