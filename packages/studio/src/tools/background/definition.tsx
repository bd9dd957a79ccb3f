import { fileNames, fileStem } from '@verapix/domain';
import type { PictureSource } from '@verapix/engines';
import type { CutOutNoteCode, CutOutPreview } from '@verapix/engines/background';
import * as messages from '@verapix/messages/tool-background';
import { useState } from 'react';
import { loadable } from '../../lib/loadable';
import { pictureParts } from '../../store/keep-result';
import { defineTool } from '../../workspace/define-tool';
import { FileView, pictures } from '../../workspace/FileView';
import { inspectChosen } from '../../workspace/inspect-chosen';
import { prepareSaveAs } from '../../workspace/save-as/prepare';
import { DeviceEditor } from '../../workspace/selection/DeviceEditor';
import { toolModule } from '../../workspace/ToolRunner';
import type { CutOutEnv, CutOutOptions, ShownPreview } from './Workspace';

/** Loaded with the first file. */
const Workspace = loadable(async () => (await import('./Workspace')).Workspace);

const caveats: Record<CutOutNoteCode, string> = {
  'fell-back-model-unavailable': messages.fellBackShort,
  'no-near-white': messages.almostNothing,
  'nothing-found': messages.almostEverything,
};

const inspect = (file: File) => inspectChosen([file]);

function useCutOutEnv(): CutOutEnv {
  const [preview, showPreview] = useState<ShownPreview>();
  return { inspect, Editor: DeviceEditor, preview, showPreview };
}

export const backgroundRemover = defineTool({
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
  options: { method: 'best', subject: 'anything' } as CutOutOptions,
  useEnv: useCutOutEnv,
  stepEnv: () => ({ inspect, Editor: DeviceEditor, preview: undefined, showPreview: () => {} }),
  batch: () => import('./batch'),
  // A chosen picture is cut out at once.
  autoStart: true,
  prepare: () => Promise.all([Workspace.load(), prepareSaveAs()]),
  kept: (result, source) =>
    result.method === 'simulated'
      ? []
      : [
          pictureParts(result, {
            name: `${fileStem(source.name)}-${fileNames.cutOut}`,
            blob: result.cutOut,
          }),
        ],
  messages: {
    uploaded: messages.uploaded,
    done: messages.removed,
    caveat: ({ note }) => note && caveats[note.code],
    saved: messages.saved,
  },
  View: (props) => (
    <FileView
      {...props}
      Workspace={Workspace}
      browseLabel={messages.selectImage}
      accept="image/*"
      dropsOnlyImages
      samples="cut-out"
    />
  ),
});

export const module = toolModule(backgroundRemover);
