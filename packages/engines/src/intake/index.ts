export { inspectPicture } from './inspect-picture';
export { foreignDropRejection } from './rejections';
export * from './types';
