import { pdfAccept } from '@verapix/domain';
import type { PictureSource } from '@verapix/engines';
import type { TextOutput } from '@verapix/engines/text';
import type { BatchSettingsProps, BatchTool } from '../batch/batch-tool';
import { detailsOf, documents } from './batch-documents';
import { ChoosePages } from './ChoosePages';
import { LanguageChoice } from './LanguageChoice';
import { pagesOfPdfs } from './pdf-pages';
import type { TextOptions } from './text-options';

/** Each picture becomes a text file. */
export const batch: BatchTool<PictureSource, TextOptions, TextOutput> = {
  word: 'text',
  verb: 'Read',
  options: { languages: ['eng'] },
  fileOf: (output) => ({
    blob: new Blob([output.text], { type: 'text/plain;charset=utf-8' }),
    note: output.text === '' ? 'No text was found.' : undefined,
    details: detailsOf(output),
  }),
  documents,
  expand: pagesOfPdfs,
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
