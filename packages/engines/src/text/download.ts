import { weights } from '../weights';

/** Tesseract's program and its WebAssembly, as they are before any compression. */
const readerBytes = 89_271 + 2_857_601;

/** What a first run fetches: the reader and English. Later ones find both on the device. */
export const textDownloadBytes = readerBytes + weights.tesseractEnglish.bytes;
