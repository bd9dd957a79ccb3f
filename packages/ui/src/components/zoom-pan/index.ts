export type { Drag } from './gestures';
export { directionAt } from './use-direction';
export type { Picture, PictureSize } from './use-zoom-pan';
export { useZoomPan, type ZoomPan } from './use-zoom-pan';
export {
  StageStatus,
  ToolbarButton,
  usePictureLoad,
  worstStatus,
  ZoomFigure,
  ZoomPicture,
  ZoomStage,
  ZoomToolbar,
} from './ZoomStage';
export { createZoomController, type Place, type ZoomController } from './zoom-controller';
export { layer, picture } from './zoom-pan.css';
