import type { PictureSource } from '@verapix/engines';
import { defineTool } from '../define-tool';
import { FileView, pictures } from '../parts/FileView';
import { ToolPage } from '../ToolPage';

export const imageToText = defineTool({
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
  View: (props) => <FileView {...props} samples="text" />,
  Workspace: () => import('./Workspace'),
});

/** `/tools/image-to-text` */
export function Component() {
  return <ToolPage tool={imageToText} />;
}
