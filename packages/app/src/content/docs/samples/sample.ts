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

/** A landscape of 12 × 8 pixels, small enough for a code sample. */
export const samplePicture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAwAAAAIBAMAAAA/ygPCAAAAD1BMVEX/1Hl4qtyWvuG+1+guSj6Jj5LZAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAALElEQVQI12MQBAMGCMGgpKSkwMAEo4xdXIwZjBlMXFycjY0ZXFxANJhycQEAlOoHcP+Am6kAAAAASUVORK5CYII=';
