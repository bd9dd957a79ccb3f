import { type DownloadFile, downloads, runtimes, weights } from '@verapix/engines';
import { type TextLanguage, type TextMethod, textLanguages } from '@verapix/engines/text';
import { locale } from '@verapix/messages/locale';
import * as messages from '@verapix/messages/tool-image-to-text';
import { Combobox, RadioGroup } from '@verapix/ui';
import { formatBytes } from '@verapix/messages/formats/sizes';
import { describeDownload, useCachedFiles } from '../../workspace/DownloadNote';

const codes = Object.keys(textLanguages) as TextLanguage[];
const fileOf = (code: TextLanguage): DownloadFile => weights[textLanguages[code].weights];
const allFiles: readonly DownloadFile[] = [runtimes.tesseract, ...downloads.textLines, ...codes.map(fileOf)];

/** What reading by line downloads, besides the languages. */
const lineFiles = (languages: readonly TextLanguage[]): readonly DownloadFile[] =>
  downloads.textLines.filter((file) => file !== weights.ppocrEnglish || languages.includes('eng'));

/** The names of languages in a sentence. */
export const languageNames = (languages: readonly TextLanguage[]): string =>
  new Intl.ListFormat(locale).format(languages.map((code) => textLanguages[code].label));

interface MethodChoiceProps {
  method: TextMethod;
  disabled: boolean;
  onChange: (method: TextMethod) => void;
}

/** How the picture is read, and what each method is for. */
export function MethodChoice({ method, disabled, onChange }: MethodChoiceProps) {
  return (
    <RadioGroup
      label={messages.method}
      disabled={disabled}
      value={method}
      options={[
        { value: 'lines', label: messages.byLine, description: messages.byLineHint },
        { value: 'page', label: messages.wholePage, description: messages.wholePageHint },
      ]}
      onValueChange={onChange}
    />
  );
}

interface LanguageChoiceProps {
  method: TextMethod;
  /** The chosen languages, at least one. */
  languages: readonly TextLanguage[];
  disabled: boolean;
  /** What is on the device is looked up again when it changes, such as after a run. */
  trigger: unknown;
  onChange: (languages: readonly TextLanguage[]) => void;
}

/** The languages of the text, each with the size of its file, and how much a run will download. */
export function LanguageChoice({ method, languages, disabled, trigger, onChange }: LanguageChoiceProps) {
  const cached = useCachedFiles(allFiles, trigger);
  const needed = [
    runtimes.tesseract,
    ...(method === 'lines' ? lineFiles(languages) : []),
    ...languages.map(fileOf),
  ];
  return (
    <Combobox
      required
      label={messages.languages}
      hint={messages.languagesHint({ download: describeDownload(needed, cached) })}
      disabled={disabled}
      value={languages}
      options={codes.map((code) => ({
        value: code,
        label: textLanguages[code].label,
        note: cached.has(fileOf(code).name) ? messages.onDevice : formatBytes(fileOf(code).bytes),
      }))}
      onValueChange={onChange}
    />
  );
}
