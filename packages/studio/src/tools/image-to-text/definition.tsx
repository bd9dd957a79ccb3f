import { decodeMaxPixels, fileNames, fileStem, pdfAccept, pdfMaxBytes, pictureAccept } from '@verapix/domain';
import { pictureFormatsInWords } from '@verapix/engines/format-names';
import type { PictureSource } from '@verapix/engines';
import type { TextOutput } from '@verapix/engines/text';
import { formatBytes, formatMegapixels } from '@verapix/messages/formats/sizes';
import * as messages from '@verapix/messages/tool-image-to-text';
import { loadable } from '../../lib/loadable';
import { textParts } from '../../store/keep-result';
import { defineTool } from '../../workspace/define-tool';
import { FileView, pictures } from '../../workspace/FileView';
import { toolModule } from '../../workspace/ToolRunner';
import { holdsPages, initialOptions, type TextOptions } from './text-options';

/** Loaded with the first file. */
const Workspace = loadable(async () => (await import('./Workspace')).Workspace);

export const imageToText = defineTool({
  id: 'image-to-text',
  lead: messages.lead,
  source: pictures(),
  engine: {
    load: () => import('@verapix/engines/text'),
    device: ({ createDeviceTextReader, textLanguages }, weightsAt) =>
      createDeviceTextReader({
        weightsOf: (language) => weightsAt(textLanguages[language].weights),
        lines: { detector: weightsAt('ppocrLines'), reader: weightsAt('ppocrEnglish') },
      }),
    simulated: ({ createSimulatedTextReader }) => createSimulatedTextReader(),
    input: (picture: PictureSource, options: TextOptions) => ({ picture, ...options }),
  },
  options: initialOptions,
  batch: () => import('./batch'),
  // A marked area belongs to its picture.
  onSource: ({ send }) => send({ type: 'options.changed', options: { region: undefined } }),
  prepare: Workspace.load,
  kept: ({ text, method }: TextOutput, { name }) =>
    text === '' || method === 'simulated'
      ? []
      : [
          textParts(text, {
            name: `${fileStem(name)}-${fileNames.extractedText}`,
            blob: new Blob([`${text}\n`], { type: 'text/plain;charset=utf-8' }),
          }),
        ],
  messages: {
    uploaded: messages.uploaded,
    done: messages.done,
    caveat: ({ text }) => (text === '' ? messages.noText : undefined),
  },
  View: (props) => (
    <FileView
      {...props}
      Workspace={Workspace}
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
});

export const module = toolModule(imageToText);
