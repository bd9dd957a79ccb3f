import { fileNames } from '@verapix/domain';
import type { PictureSource } from '@verapix/engines';
import {
  createSearchablePdf,
  csvOf,
  hocrOf,
  type ReadPicture,
  type TextOutput,
  type TextWord,
  tablesOf,
} from '@verapix/engines/text';
import * as messages from '@verapix/messages/tool-image-to-text';
import { useEffect, useMemo, useState } from 'react';
import { useObjectUrl } from '../../lib/object-url';

/** The files that a text can be saved as. */
export const textFormats = {
  txt: { label: messages.text, hint: messages.textAlone },
  pdf: { label: 'PDF', hint: messages.pdfHint },
  hocr: { label: 'hOCR', hint: messages.hocrHint },
  csv: { label: 'CSV', hint: messages.csvHint },
} as const;

export type TextFormat = keyof typeof textFormats;

interface TextFileInput {
  source: PictureSource;
  result: TextOutput | undefined;
  /** With the user's corrections. */
  words: readonly TextWord[];
  text: string;
}

/** A byte order mark, without which spreadsheets do not read a file as UTF-8. */
const mark = '\ufeff';

/**
 * The chosen file of a text: its URL, undefined while it is made, its name, the formats and tables that this text has, and
 * whether the file could not be made.
 */
export function useTextFile({ source, result, words, text }: TextFileInput) {
  const [chosen, setFormat] = useState<TextFormat>('txt');
  const picture = useMemo(
    () => ({
      name: source.name,
      width: source.width,
      height: source.height,
      words,
      turn: result?.turn ?? 0,
      languages: result?.languages ?? [],
    }),
    [source, result, words],
  );
  const tables = useMemo(() => tablesOf(picture.words, picture.turn, picture), [picture]);
  const formats: readonly TextFormat[] =
    words.length === 0 ? ['txt'] : ['txt', 'pdf', 'hocr', ...(tables.length > 0 ? (['csv'] as const) : [])];
  const format = formats.includes(chosen) ? chosen : 'txt';
  const written = useMemo(() => {
    if (format === 'hocr')
      return new Blob([hocrOf([picture], picture.name)], { type: 'text/html;charset=utf-8' });
    if (format === 'csv') return new Blob([mark, csvOf(tables)], { type: 'text/csv;charset=utf-8' });
    return format === 'txt' ? new Blob([`${text}\n`], { type: 'text/plain;charset=utf-8' }) : undefined;
  }, [format, picture, tables, text]);
  const pdf = usePdf(format === 'pdf', source.file, picture);
  return {
    tables,
    format,
    formats,
    setFormat,
    url: useObjectUrl(format === 'pdf' ? pdf.blob : written),
    hasFailed: format === 'pdf' && pdf.hasFailed,
    fileName: fileNames.extractedText.replace(/txt$/, format),
  };
}

/** The PDF of a picture, made while it is wanted. */
function usePdf(isWanted: boolean, file: Blob, picture: ReadPicture) {
  const [made, setMade] = useState<{ of: object; blob?: Blob }>();
  useEffect(() => {
    if (!isWanted) return;
    let isStale = false;
    createSearchablePdf([{ file, picture }]).then(
      (blob) => !isStale && setMade({ of: picture, blob }),
      () => !isStale && setMade({ of: picture }),
    );
    return () => {
      isStale = true;
    };
  }, [isWanted, file, picture]);
  const isMade = made?.of === picture;
  return { blob: isMade ? made.blob : undefined, hasFailed: isMade && !made.blob };
}
