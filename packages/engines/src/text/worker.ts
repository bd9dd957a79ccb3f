/** The worker of image to text. */
import { decodePicture, encodePicture } from '../picture/pixels';
import { keepLast } from '../worker/keep-last';
import { serveRun } from '../worker/serve-run';
import { loadLineNetworks, loadReader } from './load-reader';
import type { PageReader } from './open-tesseract';
import type { LineNetworks } from './read-lines';
import { runText, type TextTools } from './run-text';

const openedReader = keepLast<PageReader>();
const openedNetworks = keepLast<LineNetworks>();

const tools: TextTools = {
  decode: decodePicture,
  encode: encodePicture,
  loadReader: (languages, onProgress) =>
    openedReader(languages.map(({ code }) => code).join(), () => loadReader(languages, onProgress)),
  loadLineNetworks: (sources, onProgress) =>
    openedNetworks(String(sources.reader !== undefined), () => loadLineNetworks(sources, onProgress)),
};

serveRun(runText.bind(undefined, tools));
