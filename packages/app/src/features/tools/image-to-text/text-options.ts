import type { TextLanguage, WordBox } from '@verapix/engines/text';

/** What the user chooses before a run. */
export interface TextOptions {
  /** At least one. */
  languages: readonly TextLanguage[];
  /** The part of the picture that is read; the whole picture without it. */
  region?: WordBox | undefined;
}

/** What the file picker offers besides pictures. */
export const pdfAccept = 'application/pdf,.pdf';

/** Whether a file says that it is a PDF. Opening it tells whether it is one. */
export const isPdf = ({ name, type }: File): boolean => type === 'application/pdf' || /\.pdf$/i.test(name);
