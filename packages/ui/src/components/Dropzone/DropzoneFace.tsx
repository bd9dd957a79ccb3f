import type { ReactNode } from 'react';
import { Button } from '../Button';
import { PixelGrid } from '../PixelGrid';
import * as css from './Dropzone.css';
import type { DropzoneState } from './dropzone-state';

export interface DropzoneFaceProps {
  id: string;
  state: DropzoneState;
  /** What to put here: 'Drop a picture here'. Names the zone, also while it shows something else. */
  label: string;
  /** Takes the label's place while files hang over the zone. */
  dragLabel?: string | undefined;
  /** What is taken: 'JPG, PNG or WEBP, up to 10 MB'. */
  hint?: ReactNode;
  browseLabel?: string | undefined;
  /** Said beside the button where there is a mouse. */
  pasteLabel?: string | undefined;
  /** Takes the label's place, and is read out, while busy. */
  busyLabel?: string | undefined;
  onBrowse: () => void;
}

/** How near the picture is, by state: it resolves when the file is as good as here. */
const resolvedIn = { idle: 0.5, focused: 0.5, dragging: 1, invalid: 0.25, busy: 1, disabled: 0.25 };

/** What a dropzone shows. Its button reaches over the whole zone, so that a press anywhere opens the picker. */
export function DropzoneFace({
  id,
  state,
  label,
  dragLabel = 'Let go to add it',
  hint,
  browseLabel = 'Browse files',
  pasteLabel = 'or paste from the clipboard',
  busyLabel = 'Reading the file',
  onBrowse,
}: DropzoneFaceProps) {
  return (
    <>
      <PixelGrid resolved={resolvedIn[state]} />
      <p className={css.label}>{{ [state]: label, dragging: dragLabel, busy: busyLabel }[state]}</p>
      <Button
        tone="neutral"
        look="solid"
        className={css.browse}
        disabled={state === 'disabled'}
        pending={state === 'busy'}
        pendingLabel={busyLabel}
        aria-describedby={`${id}hint ${id}error`}
        onClick={onBrowse}
      >
        {browseLabel}
      </Button>
      <p className={css.paste}>{pasteLabel}</p>
      <p id={`${id}hint`} className={css.hint}>
        {hint}
      </p>
    </>
  );
}
