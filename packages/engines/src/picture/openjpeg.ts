import url from 'pdfjs-dist/wasm/openjpeg.wasm?url';
import { decoders } from '../downloads';
import type { FileSource } from '../network/load-file';

/** The decoder of JPEG 2000. */
export const openjpeg: FileSource = { ...decoders.jpeg2000, url };
