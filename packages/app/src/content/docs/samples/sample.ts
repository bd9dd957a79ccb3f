import type { SampleLanguage } from '../sample-languages';

/**
 * A program of the documentation in each language. It is complete: a test runs it as it is, with the key in the
 * environment variable `VERAPIX_API_KEY`.
 */
export interface Sample {
  /** What it does, in a few words: the title of its block. */
  title: string;
  /** The source, with `{base}` for the address of the API. */
  code: Readonly<Record<SampleLanguage, string>>;
}

/** The environment variable of the key. */
export const keyVariable = 'VERAPIX_API_KEY';

/** The environment variable of the result's address in `save.md`. */
export const resultVariable = 'RESULT_URL';

/** The picture of `file.md`, in the folder where the program runs. */
export const pictureFile = 'picture.png';

/** A landscape of 12 × 8 pixels, small enough for a code sample. It is `{picture}` in the Markdown files. */
export const samplePicture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAwAAAAIBAMAAAA/ygPCAAAAD1BMVEX/1Hl4qtyWvuG+1+guSj6Jj5LZAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAALElEQVQI12MQBAMGCMGgpKSkwMAEo4xdXIwZjBlMXFycjY0ZXFxANJhycQEAlOoHcP+Am6kAAAAASUVORK5CYII=';

/** Reads a sample: the heading is its title, and each code block is the program in one language. */
export function sampleIn(markdown: string): Sample {
  const title = /^# (.+)$/m.exec(markdown)?.[1] ?? '';
  const blocks = markdown.replaceAll('{picture}', samplePicture).matchAll(/^```(\w+)\n(.*?)\n```$/gms);
  const code = Object.fromEntries(Array.from(blocks, ([, language, program]) => [language, program]));
  return { title, code };
}
