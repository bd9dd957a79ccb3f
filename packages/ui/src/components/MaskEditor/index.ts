export { MaskEditor } from './MaskEditor';
export type { MaskEditorProps, MaskMode } from './mask';
export { createMask, isMarked, type PictureMask, type PictureRegion } from './mask';
