import {
  type ChangeEvent,
  type ComponentProps,
  type ReactNode,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { classNames } from '../../class-names';
import * as css from './Dropzone.css';
import { DropzoneFace, type DropzoneFaceProps } from './DropzoneFace';
import { stateOf } from './dropzone-state';
import type { ForeignKind, Handover } from './read-transfer';
import { useFileDrop } from './use-file-drop';
import { useFilePaste } from './use-file-paste';

export const fileSources = ['drop', 'browse', 'paste'] as const;
export type FileSource = (typeof fileSources)[number];

type FaceProps = Omit<DropzoneFaceProps, 'id' | 'state' | 'onBrowse'>;

export interface DropzoneProps
  extends Omit<ComponentProps<'div'>, 'children' | 'role' | 'onFocus' | 'onBlur'>,
    FaceProps {
  /** What the file picker offers, as in `<input accept>`. Drops and pastes are handed up whatever they are. */
  accept: string;
  /** Lets the picker choose several. A drop or a paste may bring several in any case. */
  multiple?: boolean;
  /** Takes nothing for now. Say why beside it. */
  disabled?: boolean;
  /** A file was taken and is being looked at: the zone keeps its place and the focus, and takes nothing. */
  busy?: boolean;
  /** The last file was refused: `error` shows and is read out. */
  invalid?: boolean;
  /** What was wrong with the last file, and what to do about it. */
  error?: ReactNode;
  /** Takes what is pasted anywhere on the page, except into a field. One such zone on a page. */
  pasteAnywhere?: boolean;
  /** Files were chosen, at least one. Nothing has been checked: neither their number nor what is in them. */
  onFiles: (files: File[], source: FileSource) => void;
  /** Something was dropped that is no file. */
  onForeignDrop?: (kind: ForeignKind) => void;
}

/** Takes files by drop, by picker and by paste, and hands them up unread. */
export function Dropzone({
  label,
  dragLabel,
  hint,
  browseLabel,
  pasteLabel,
  busyLabel,
  accept,
  multiple = false,
  disabled = false,
  busy = false,
  invalid = false,
  error,
  pasteAnywhere = false,
  onFiles,
  onForeignDrop,
  className,
  ref,
  ...rest
}: DropzoneProps) {
  const id = useId();
  const zone = useRef<HTMLDivElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const [focused, setFocused] = useState(false);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => zone.current);

  const open = !disabled && !busy;
  const takeDrop = (handover: Handover) => {
    if ('files' in handover) onFiles(handover.files, 'drop');
    else onForeignDrop?.(handover.foreign);
  };
  const takeChoice = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = Array.from(currentTarget.files ?? []);
    // Emptied, so that choosing the same file again is a change again.
    currentTarget.value = '';
    if (files.length > 0) onFiles(files, 'browse');
  };
  const dragging = useFileDrop({ zone, open, onHandover: takeDrop });
  useFilePaste({ zone, open, anywhere: pasteAnywhere, onFiles: (files) => onFiles(files, 'paste') });
  const state = stateOf({ disabled, busy, dragging, invalid, focused });
  const face = { label, dragLabel, hint, browseLabel, pasteLabel, busyLabel };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields of a form; this is one control with its help.
    <div
      {...rest}
      ref={zone}
      role="group"
      className={classNames(css.root, className)}
      data-state={state}
      aria-label={label}
      aria-describedby={`${id}hint ${id}error`}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <input
        ref={picker}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        multiple={multiple}
        disabled={!open}
        onChange={takeChoice}
      />
      <DropzoneFace {...face} id={id} state={state} onBrowse={() => picker.current?.click()} />
      <div id={`${id}error`} role="alert" className={css.error}>
        {invalid && error}
      </div>
    </div>
  );
}
