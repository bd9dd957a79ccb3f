import { pdfAccept } from '@verapix/domain';
import type { PictureSource } from '@verapix/engines';
import { Stack } from '@verapix/ui';
import type { TextOutput } from '@verapix/engines/text';
import type { BatchSettingsProps, BatchTool } from '../../batch/batch-tool';
import { detailsOf, documents } from './batch-documents';
import { ChoosePages } from './ChoosePages';
import { pagesOfDocuments } from './document-pages';
import { LanguageChoice, MethodChoice } from './LanguageChoice';
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
  needs: ({ method }) =>
    method === 'page' ? { threads: 1, megabytes: 384 } : { threads: 2, megabytes: 750 },
  Settings,
};

function Settings({ options: { method = 'lines', languages }, onChange }: BatchSettingsProps<TextOptions>) {
  return (
    <Stack gap="l">
      <MethodChoice method={method} disabled={false} onChange={(next) => onChange({ method: next })} />
      <LanguageChoice
        method={method}
        languages={languages}
        disabled={false}
        trigger={undefined}
        onChange={(chosen) => onChange({ languages: chosen })}
      />
    </Stack>
  );
}
