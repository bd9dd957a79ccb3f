import type { CSSProperties, KeyboardEvent } from 'react';
import { classNames } from '../../class-names';
import { layer, picture as pictureGeometry } from '../zoom-pan';
import * as css from './MaskEditor.css';
import type { MaskEditing } from './use-mask-editor';

interface MaskSheetProps {
  editing: MaskEditing;
  /** The picture's, in pixels. */
  width: number;
  disabled: boolean;
  /** Id of what says which keys do what. */
  describedBy: string;
}

/** What is drawn on: the marks, the brush and the rectangle under way, over the picture. The keys lead the brush on it. */
export function MaskSheet({ editing, width, disabled, describedBy }: MaskSheetProps) {
  const { parts, tool, mode, brush, pen, keys } = editing;
  const draws = !disabled && tool !== 'move';
  const focusable = draws && {
    role: 'application',
    'aria-roledescription': 'drawing area',
    'aria-label': `${mode.label} with the ${tool === 'brush' ? 'brush' : 'box'}`,
    'aria-describedby': describedBy,
    tabIndex: 0,
    onBlur: () => pen.end(),
    onKeyDown: (event: KeyboardEvent) => {
      if (keys.press(event)) event.preventDefault();
    },
  };
  return (
    <div className={classNames(layer, css.layer)}>
      <div
        {...focusable}
        ref={parts.sheetRef}
        className={classNames(pictureGeometry, css.sheet)}
        style={{ [css.cursorSizeProperty]: `${(brush.size / width) * 100}%` } as CSSProperties}
        data-draws={draws ? tool : undefined}
      >
        <canvas ref={parts.canvasRef} className={css.marks} />
        <div className={css.rectangle} />
        <div className={css.cursor} />
      </div>
    </div>
  );
}
