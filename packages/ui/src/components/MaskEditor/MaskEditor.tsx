import { Eraser, Highlighter } from 'lucide-react';
import { type KeyboardEvent, useId } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import { StageStatus, usePictureLoad, ZoomFigure, ZoomPicture, ZoomStage, ZoomToolbar } from '../zoom-pan';
import { pressEditorKey } from './editor-keys';
import * as css from './MaskEditor.css';
import { MaskSheet } from './MaskSheet';
import { MaskTools } from './MaskTools';
import type { MaskEditorProps, MaskMode } from './mask-editor.types';
import { useMaskEditor } from './use-mask-editor';
import { useShownStatus } from './use-shown-status';

const markAndErase: readonly [MaskMode, MaskMode] = [
  { value: 1, label: 'Mark', icon: Highlighter, done: 'Marked' },
  { value: 0, label: 'Erase', icon: Eraser, done: 'Erased' },
];

/**
 * Marks parts of a picture, by mouse, touch, pen or keyboard. Drawn at the screen's resolution, kept at the picture's:
 * a photograph of 12 megapixels is no slower to draw on than a small one.
 */
export function MaskEditor({
  src,
  alt,
  width,
  height,
  value,
  onChange,
  modes = markAndErase,
  shows = 'mask',
  disabled = false,
  onKeyDown,
  ...rest
}: MaskEditorProps) {
  const picture = { src, alt, width, height };
  const editing = useMaskEditor({ value, onChange, modes, shows, disabled, width, height });
  const load = useShownStatus(usePictureLoad(src));
  const keysId = useId();
  const press = (event: KeyboardEvent<HTMLElement>) => {
    onKeyDown?.(event);
    if (!event.defaultPrevented && pressEditorKey(event, editing)) event.preventDefault();
  };
  return (
    <ZoomFigure aria-label="Picture to mark" {...rest} zoom={editing.zoom} onKeyDown={press}>
      <MaskTools editing={editing} modes={modes} disabled={disabled} />
      <ZoomStage zoom={editing.zoom} picture={picture} className={css.stage}>
        <ZoomPicture picture={picture} load={load} />
        <MaskSheet editing={editing} width={width} disabled={disabled} describedBy={keysId} />
        <StageStatus
          status={load.status}
          loadingLabel="Loading the picture"
          failedLabel="This picture could not be loaded."
        />
      </ZoomStage>
      <ZoomToolbar zoom={editing.zoom} />
      <p id={keysId} className={css.keys}>
        Keys: arrows move the brush, with Shift further. Space puts it down and lifts it, or sets a box’s
        corner. [ and ] change its size. Ctrl+Z undoes.
      </p>
      <VisuallyHidden>
        <span aria-live="polite">
          <span key={editing.announcement.number}>{editing.announcement.words}</span>
        </span>
      </VisuallyHidden>
    </ZoomFigure>
  );
}
