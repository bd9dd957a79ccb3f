import {
  decodeMaxPixels,
  pdfAccept,
  pictureAccept,
  pictureFormatsInWords,
  pdfMaxBytes,
} from '@verapix/domain';
import type { PictureSource } from '@verapix/engines';
import type { TextOutput } from '@verapix/engines/text';
import { formatBytes, formatMegapixels } from '@verapix/messages/formats/sizes';
import { lazyBatch } from '../../batch/lazy-batch';
import { defineTool, type Tool } from '../../workspace/define-tool';
import { FileView, pictures } from '../../workspace/FileView';
import { holdsPages, initialOptions, type TextOptions } from './text-options';
import * as messages from '@verapix/messages/tool-image-to-text';

const batch = lazyBatch(
  'image-to-text',
  () => imageToText,
  () => import('./batch'),
);

export const imageToText: Tool<PictureSource, TextOptions, TextOutput, undefined> = defineTool({
  id: 'image-to-text',
  lead: messages.lead,
  source: pictures(),
  engine: {
    load: () => import('@verapix/engines/text'),
    device: ({ createDeviceTextReader, textLanguages }, weightsAt) =>
      createDeviceTextReader({ weightsOf: (language) => weightsAt(textLanguages[language].weights) }),
    simulated: ({ createSimulatedTextReader }) => createSimulatedTextReader(),
    input: (picture: PictureSource, options: TextOptions) => ({ picture, ...options }),
  },
  options: initialOptions,
  messages: {
    uploaded: messages.uploaded,
    done: messages.done,
    caveat: ({ text }) => (text === '' ? messages.noText : undefined),
  },
  View: (props) => (
    <FileView
      {...props}
      batch={batch}
      samples="text"
      hint={messages.hint({
        pictureFormatsInWords,
        megapixels: formatMegapixels(decodeMaxPixels),
        pdfMaxBytes: formatBytes(pdfMaxBytes),
      })}
      accept={`${pictureAccept},${pdfAccept}`}
      holdsSeveral={holdsPages}
    />
  ),
  Workspace: () => import('./Workspace'),
});
