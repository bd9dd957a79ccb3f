import {
  pdfAccept,
  pictureAccept,
  pictureFormatsInWords,
  pdfMaxBytes,
  uploadMaxBytes,
} from '@verapix/domain';
import type { PictureSource } from '@verapix/engines';
import type { TextOutput } from '@verapix/engines/text';
import { formatBytes } from '../../../content/format';
import { lazyBatch } from '../batch/lazy-batch';
import { defineTool, type Tool } from '../define-tool';
import { FileView, pictures } from '../parts/FileView';
import { ToolPage } from '../ToolPage';
import { isPdf, type TextOptions } from './text-options';

const batch = lazyBatch(
  'image-to-text',
  () => imageToText,
  () => import('./batch'),
);

export const imageToText: Tool<PictureSource, TextOptions, TextOutput, undefined> = defineTool({
  id: 'image-to-text',
  lead: 'Read the printed text in a picture, check it word by word, then copy it or save it. The work is done on this device.',
  source: pictures(),
  engine: {
    load: () => import('@verapix/engines/text'),
    device: ({ createDeviceTextReader, textLanguages }, weightsAt) =>
      createDeviceTextReader({ weightsOf: (language) => weightsAt(textLanguages[language].weights) }),
    simulated: ({ createSimulatedTextReader }) => createSimulatedTextReader(),
    input: (picture: PictureSource, options: TextOptions) => ({ picture, ...options }),
  },
  options: { languages: ['eng'] },
  messages: {
    uploaded: 'Image uploaded successfully!',
    done: ({ text }) => (text === '' ? 'No text was found in this picture.' : 'Text extracted.'),
  },
  View: (props) => (
    <FileView
      {...props}
      batch={batch}
      samples="text"
      hint={`${pictureFormatsInWords}, up to ${formatBytes(uploadMaxBytes)}, or a PDF, up to ${formatBytes(pdfMaxBytes)}`}
      accept={`${pictureAccept},${pdfAccept}`}
      holdsSeveral={isPdf}
    />
  ),
  Workspace: () => import('./Workspace'),
});

/** `/tools/image-to-text` */
export function Component() {
  return <ToolPage tool={imageToText} />;
}
