import type { PictureSource } from '@verapix/engines';
import type { CutOutOutput } from '@verapix/engines/background';
import { useAccountView } from '../../../app/account/account';
import { lazyBatch } from '../batch/lazy-batch';
import { defineTool, type Tool } from '../define-tool';
import { FileView, pictures } from '../parts/FileView';
import { ToolPage } from '../ToolPage';
import type { CutOutEnv, CutOutOptions } from './Workspace';
import * as messages from '@verapix/messages/tool-background';

/** The toast of a finished run. It claims no success where hardly anything was cut out. */
export function doneMessage({ note }: CutOutOutput): string {
  if (note?.code === 'no-near-white') return messages.almostNothing;
  if (note?.code === 'nothing-found') return messages.almostEverything;
  return messages.removed;
}

const batch = lazyBatch(
  'background-remover',
  () => backgroundRemover,
  () => import('./batch'),
);

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
  },
  options: { method: 'best', subject: 'anything' },
  useEnv: () => ({ planId: useAccountView().planId }),
  messages: {
    uploaded: messages.uploaded,
    done: doneMessage,
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

/** `/tools/background-remover` */
export function Component() {
  return <ToolPage tool={backgroundRemover} />;
}
