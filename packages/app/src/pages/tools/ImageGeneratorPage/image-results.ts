/** What shows pictures, in one piece: whoever has seen the first one has all of it, also with the network cut. */
export { ImageHistory } from './ImageHistory';
export { ImageRun } from './ImageRun';
export { ImageStage } from './ImageStage';
