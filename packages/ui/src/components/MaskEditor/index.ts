export { MaskEditor } from './MaskEditor';
export { createMask, isMarked, type PictureMask } from './mask';
export type { MaskEditorProps, MaskMode } from './mask-editor.types';
