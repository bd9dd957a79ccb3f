export { MaskEditor } from './MaskEditor';
export type { MaskEditorProps, MaskMode, MaskPick, MaskPicking, MaskTool } from './mask';
export { createMask, isMarked, type PictureMask, type PictureRegion } from './mask';
