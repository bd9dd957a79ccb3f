import { pdfFormat } from '@verapix/domain';
import type { TextLanguage, WordBox } from '@verapix/engines/text';

/** What the user chooses before a run. */
export interface TextOptions {
  /** At least one. */
  languages: readonly TextLanguage[];
  /** The part of the picture that is read; the whole picture without it. */
  region?: WordBox | undefined;
}

/** Whether a file says that it is a PDF. Opening it tells whether it is one. */
export const isPdf = ({ name, type }: File): boolean => type === pdfFormat.mime || /\.pdf$/i.test(name);
