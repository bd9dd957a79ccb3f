/** Predicts or writes one file in a worker. */
import { decodePicture } from '../picture/pixels';
import { resize } from '../picture/resize';
import { serveRun } from '../worker/serve-run';
import { openEncoder } from './encoders';
import { runSave } from './run-save';

serveRun(runSave.bind(undefined, { decode: decodePicture, resize, openEncoder }));
