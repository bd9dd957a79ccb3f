import type { PictureSource } from '@verapix/engines';
import type { CutOutNoteCode, CutOutOutput, CutOutPreview } from '@verapix/engines/background';
import { useState } from 'react';
import { useStudioAccount } from '../../host';
import { lazyBatch } from '../../batch/lazy-batch';
import { defineTool, type Tool } from '../../workspace/define-tool';
import { FileView, pictures } from '../../workspace/FileView';
import type { CutOutEnv, CutOutOptions, ShownPreview } from './Workspace';
import * as messages from '@verapix/messages/tool-background';

const caveats: Record<CutOutNoteCode, string> = {
  'fell-back-model-unavailable': messages.fellBackShort,
  'no-near-white': messages.almostNothing,
  'nothing-found': messages.almostEverything,
};

const batch = lazyBatch(
  'background-remover',
  () => backgroundRemover,
  () => import('./batch'),
);

function useCutOutEnv(): CutOutEnv {
  const [preview, showPreview] = useState<ShownPreview>();
  return { planId: useStudioAccount().planId, preview, showPreview };
}

export const backgroundRemover: Tool<PictureSource, CutOutOptions, CutOutOutput, CutOutEnv> = defineTool({
  id: 'background-remover',
  lead: messages.lead,
  source: pictures(),
  engine: {
    load: () => import('@verapix/engines/background'),
    device: ({ createDeviceBackgroundRemover }, weightsAt) =>
      createDeviceBackgroundRemover({
        weights: { people: weightsAt('modnet'), anything: weightsAt('u2netp') },
      }),
    simulated: ({ createSimulatedBackgroundRemover }) => createSimulatedBackgroundRemover(),
    input: (picture: PictureSource, options: CutOutOptions) => ({ picture, ...options }),
    onPart: (preview: CutOutPreview, { showPreview }, source) => showPreview({ ...preview, source }),
  },
  options: { method: 'best', subject: 'anything' },
  useEnv: useCutOutEnv,
  messages: {
    uploaded: messages.uploaded,
    done: messages.removed,
    caveat: ({ note }) => note && caveats[note.code],
    saved: messages.saved,
  },
  View: (props) => (
    <FileView
      {...props}
      batch={batch}
      browseLabel={messages.selectImage}
      accept="image/*"
      dropsOnlyImages
      samples="cut-out"
    />
  ),
  Workspace: () => import('./Workspace'),
});
