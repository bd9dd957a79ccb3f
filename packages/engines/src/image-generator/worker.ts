/** The worker of the image generator. */
import { encodePicture } from '../picture/pixels';
import { serveRun } from '../worker/serve-run';
import { runImageGenerator } from './run-image-generator';

serveRun(runImageGenerator.bind(undefined, { encode: encodePicture }));
