/** The worker of image to text. */
import { decodePicture } from '../picture/pixels';
import { serveRun } from '../worker/serve-run';
import { loadLineNetworks, loadReader } from './load-reader';
import { runText } from './run-text';

serveRun(runText.bind(undefined, { decode: decodePicture, loadReader, loadLineNetworks }));
