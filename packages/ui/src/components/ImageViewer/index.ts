export { type FinishedPart, ImageViewer, type ImageViewerProps } from './ImageViewer';
