import { pdfAccept } from '@verapix/domain';
import type { PictureSource } from '@verapix/engines';
import type { TextOutput } from '@verapix/engines/text';
import type { BatchSettingsProps, BatchTool } from '../../batch/batch-tool';
import { detailsOf, documents } from './batch-documents';
import { ChoosePages } from './ChoosePages';
import { pagesOfDocuments } from './document-pages';
import { LanguageChoice } from './LanguageChoice';
import { initialOptions, type TextOptions } from './text-options';
import * as messages from '@verapix/messages/tool-image-to-text';

/** Each picture becomes a text file. */
export const batch: BatchTool<PictureSource, TextOptions, TextOutput> = {
  word: 'text',
  verb: messages.verb,
  options: initialOptions,
  fileOf: (output) => ({
    blob: new Blob([output.text], { type: 'text/plain;charset=utf-8' }),
    note: output.text === '' ? messages.noTextShort : undefined,
    isPartial: output.text === '',
    details: detailsOf(output),
  }),
  documents,
  expand: pagesOfDocuments,
  ChoosePages,
  accept: pdfAccept,
  needs: () => ({ threads: 1, megabytes: 384 }),
  Settings,
};

function Settings({ options: { languages }, onChange }: BatchSettingsProps<TextOptions>) {
  return (
    <LanguageChoice
      languages={languages}
      disabled={false}
      trigger={undefined}
      onChange={(chosen) => onChange({ languages: chosen })}
    />
  );
}
