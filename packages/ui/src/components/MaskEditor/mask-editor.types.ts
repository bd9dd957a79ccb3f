import type { ComponentProps } from 'react';
import type { IconProps } from '../../primitives/Icon';
import type { Picture } from '../zoom-pan';
import type { PictureMask } from './mask';

/** What a stroke writes, and what people call that. */
export interface MaskMode {
  /** The byte a stroke leaves in the mask: 0 takes marks away again. */
  value: number;
  /** A verb: 'Mark', 'Erase', 'Restore'. */
  label: string;
  icon: IconProps['of'];
  /** What is announced when a stroke of it is done: 'Marked', 'Erased'. */
  done: string;
}

export interface MaskEditorProps extends Omit<ComponentProps<'figure'>, 'children' | 'onChange'>, Picture {
  /** The mask, of the picture's own size: `createMask(width, height)` to begin with. */
  value: PictureMask;
  /**
   * After each stroke, undo, redo and clear, never during a stroke. A `value` that comes from elsewhere, such as a
   * suggested area, is one more step that can be undone.
   */
  onChange: (mask: PictureMask) => void;
  /** What strokes may do, the first one chosen at the start: mark and erase unless given. */
  modes?: readonly [MaskMode, ...MaskMode[]];
  /**
   * What lies over the picture: all that is marked, or the stroke under way alone, where the picture itself shows
   * what the mask does.
   */
  shows?: 'mask' | 'stroke';
  /** Nothing can be drawn, such as during a run; the picture can still be looked at. */
  disabled?: boolean;
}
