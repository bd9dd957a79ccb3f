import type { SampleLanguage } from '../sample-languages';

/**
 * A program of the documentation in each language. It is complete: it runs as it stands, with the key in the environment
 * variable `VERAPIX_API_KEY`, and a test runs it.
 */
export interface Sample {
  /** What it does, in a few words: the name of its block. */
  title: string;
  /** With `{base}` where the API is. */
  code: Readonly<Record<SampleLanguage, string>>;
}

/** Where the programs find the key. */
export const keyVariable = 'VERAPIX_API_KEY';

/** A landscape of 12 × 8 pixels: small enough to be read past. */
export const samplePicture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAwAAAAIBAMAAAA/ygPCAAAAD1BMVEX/1Hl4qtyWvuG+1+guSj6Jj5LZAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAALElEQVQI12MQBAMGCMGgpKSkwMAEo4xdXIwZjBlMXFycjY0ZXFxANJhycQEAlOoHcP+Am6kAAAAASUVORK5CYII=';
