/** Predicts or writes one file in a worker. */
import { decodePicture, encodePicture } from '../picture/pixels';
import { resize } from '../picture/resize';
import { serveRun } from '../worker/serve-run';
import { runSave, type SaveTools } from './run-save';

const openEncoder: SaveTools['openEncoder'] = async (format, code) => {
  if (!code) return (picture, quality) => encodePicture(picture, { format, quality });
  const encode = await (await import('./avif')).startAvifEncoder(code);
  return async (picture, quality) => encode(picture, quality);
};

serveRun(runSave.bind(undefined, { decode: decodePicture, resize, openEncoder }));
