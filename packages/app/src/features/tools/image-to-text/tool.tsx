import type { PictureSource } from '@verapix/engines';
import type { TextOutput } from '@verapix/engines/text';
import type { NoOptions } from '@verapix/machines';
import { lazyBatch } from '../batch/lazy-batch';
import { defineTool, type Tool } from '../define-tool';
import { FileView, pictures } from '../parts/FileView';
import { ToolPage } from '../ToolPage';

const batch = lazyBatch(
  'image-to-text',
  () => imageToText,
  () => import('./batch'),
);

export const imageToText: Tool<PictureSource, NoOptions, TextOutput, undefined> = defineTool({
  id: 'image-to-text',
  lead: 'Read the printed English text in a picture, check it word by word, then copy it or save it. The work is done on this device.',
  source: pictures(),
  engine: {
    load: () => import('@verapix/engines/text'),
    device: ({ createDeviceTextReader }, weightsAt) =>
      createDeviceTextReader({ weights: weightsAt('tesseractEnglish') }),
    simulated: ({ createSimulatedTextReader }) => createSimulatedTextReader(),
    input: (picture: PictureSource) => ({ picture }),
  },
  options: {},
  messages: {
    uploaded: 'Image uploaded successfully!',
    done: ({ text }) => (text === '' ? 'No text was found in this picture.' : 'Text extracted.'),
  },
  View: (props) => <FileView {...props} batch={batch} samples="text" />,
  Workspace: () => import('./Workspace'),
});

/** `/tools/image-to-text` */
export function Component() {
  return <ToolPage tool={imageToText} />;
}
