/** Paints one picture off the page's thread. */
import { encodePicture } from '../picture/pixels';
import { serveRun } from '../worker/serve-run';
import { runImagine } from './run-imagine';

serveRun(runImagine.bind(undefined, { encode: encodePicture }));
