import type { PictureSource } from '@verapix/engines';
import { decodeMaxPixels, uploadMaxBytes } from '@verapix/facts';
import type { InspectInput, InspectOutcome } from '@verapix/machines';
import { fromPromise } from 'xstate';

/** Looks at chosen files: what they are, how large, whether they can be opened. One for every tool that takes a picture. */
export const inspectPictureActor = fromPromise<InspectOutcome<PictureSource>, InspectInput<readonly File[]>>(
  async ({ input }) => {
    // Fetched when the first file comes, not with the page.
    const { inspectPicture } = await import('@verapix/engines');
    const inspection = await inspectPicture(input.files, {
      maxBytes: uploadMaxBytes,
      maxPixels: decodeMaxPixels,
    });
    return inspection.ok ? { ok: true, source: inspection.picture } : inspection;
  },
);
