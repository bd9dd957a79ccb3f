import * as messages from '@verapix/messages/ui';
import {
  type ComponentProps,
  type ReactNode,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { classNames } from '../../class-names';
import { Button } from '../Button';
import { PixelGrid } from '../PixelGrid';
import * as css from './Dropzone.css';
import type { Folder, ForeignKind, Handover } from './file-transfer';
import { useFileDrop, useFilePaste } from './file-transfer';

export const fileSources = ['drop', 'browse', 'paste'] as const;
export type FileSource = (typeof fileSources)[number];

type FaceProps = Omit<DropzoneFaceProps, 'id' | 'state' | 'size' | 'onBrowse'>;

const dropzoneSizes = ['large', 'line'] as const;

export interface DropzoneProps
  extends Omit<ComponentProps<'div'>, 'children' | 'role' | 'onFocus' | 'onBlur'>,
    FaceProps {
  /** A `line` is for a page that has its file: a button, which also takes drops. Default: `large`. */
  size?: (typeof dropzoneSizes)[number];
  /**
   * The types offered by the file picker, as in `<input accept>`. Dropped and pasted files are passed on whatever
   * their type.
   */
  accept: string;
  /** Lets the picker select several files. A drop or a paste may always contain several. */
  multiple?: boolean;
  /** Accepts nothing for now. Explain why beside the zone. */
  disabled?: boolean;
  /** A file was chosen and is being checked: the zone keeps its place and the focus, and accepts nothing. */
  busy?: boolean;
  /** The last file was rejected: `error` is shown and announced. */
  invalid?: boolean;
  /** What was wrong with the last file, and how to fix it. */
  error?: ReactNode;
  /** Accepts files pasted anywhere on the page, except into a field. Use one such zone per page. */
  pasteAnywhere?: boolean;
  /** Called with the chosen files, at least one. Neither their number nor their content has been checked. */
  onFiles: (files: File[], source: FileSource) => void;
  /**
   * Called with dropped folders, and the files beside them. Without it folders are ignored, or foreign if there is
   * nothing else.
   */
  onFolders?: ((folders: Folder[], files: File[]) => void) | undefined;
  /** Called if something other than a file was dropped. */
  onForeignDrop?: (kind: ForeignKind) => void;
}

/** Accepts files by drag and drop, file picker and paste, and passes them on unread. */
export function Dropzone({
  size = 'large',
  label,
  touchLabel,
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
  onFolders,
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
    if ('foreign' in handover) return onForeignDrop?.(handover.foreign);
    const { files, folders } = handover;
    if (folders.length > 0 && onFolders) onFolders(folders, files);
    else if (files.length > 0) onFiles(files, 'drop');
    else onForeignDrop?.('folder');
  };
  const takeChoice = (input: HTMLInputElement) => {
    const files = Array.from(input.files ?? []);
    // Cleared, so that choosing the same file again fires a change event.
    input.value = '';
    if (files.length > 0) onFiles(files, 'browse');
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a prerendered picker can hold files before hydration.
  useLayoutEffect(() => {
    if (picker.current) takeChoice(picker.current);
  }, []);
  const dragging = useFileDrop({ zone, open, onHandover: takeDrop });
  useFilePaste({ zone, open, anywhere: pasteAnywhere, onFiles: (files) => onFiles(files, 'paste') });
  const state = stateOf({ disabled, busy, dragging, invalid, focused });
  const face = { size, label, touchLabel, dragLabel, hint, browseLabel, pasteLabel, busyLabel };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields of a form; this is one control with its help.
    <div
      {...rest}
      ref={zone}
      role="group"
      className={classNames(css.root({ size }), className)}
      data-state={state}
      aria-labelledby={`${id}label`}
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
        onChange={({ currentTarget }) => takeChoice(currentTarget)}
      />
      <DropzoneFace {...face} id={id} state={state} onBrowse={() => picker.current?.click()} />
      <div id={`${id}error`} role="alert" className={css.error}>
        {invalid && error}
      </div>
    </div>
  );
}

interface DropzoneFaceProps {
  id: string;
  state: DropzoneState;
  size: (typeof dropzoneSizes)[number];
  /** What to put here: 'Drop a picture here'. It names the zone, also while it shows something else. */
  label: string;
  /** Replaces the label where a finger is the only pointer, which drops nothing. Default: 'Choose or take a photo'. */
  touchLabel?: string | undefined;
  /** Replaces the label while files are dragged over the zone. */
  dragLabel?: string | undefined;
  /** The accepted files: 'JPG, PNG, or WEBP, up to 10 MB'. */
  hint?: ReactNode;
  browseLabel?: string | undefined;
  /** Shown below the button where there is a mouse or a keyboard. */
  pasteLabel?: string | undefined;
  /** Replaces the label while busy, and is announced. */
  busyLabel?: string | undefined;
  onBrowse: () => void;
}

/** How far the pixel picture is resolved in each state: the closer a file, the more of it. */
const resolvedIn = { idle: 0.5, focused: 0.5, dragging: 1, invalid: 0.25, busy: 1, disabled: 0.25 };

/** The content of a dropzone. Its button covers the whole zone, so that a press anywhere opens the picker. */
function DropzoneFace({
  id,
  state,
  size,
  label,
  touchLabel = messages.chooseOrTake,
  dragLabel = messages.letGo,
  hint,
  browseLabel = messages.browseFiles,
  pasteLabel = messages.orPaste,
  busyLabel = messages.readingFile,
  onBrowse,
}: DropzoneFaceProps) {
  return (
    <>
      <PixelGrid className={css.grid} resolved={resolvedIn[state]} />
      <p className={css.label}>
        <span id={`${id}label`} className={css.name}>
          <span className={css.byMouse}>{label}</span>
          <span className={css.byTouch}>{touchLabel}</span>
        </span>
        {state === 'dragging' && dragLabel}
        {state === 'busy' && busyLabel}
      </p>
      <Button
        tone="neutral"
        variant={size === 'line' ? 'outline' : 'solid'}
        size={size === 'line' ? 's' : 'm'}
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

export const dropzoneStates = ['idle', 'focused', 'dragging', 'invalid', 'busy', 'disabled'] as const;
export type DropzoneState = (typeof dropzoneStates)[number];

type Conditions = Record<Exclude<DropzoneState, 'idle'>, boolean>;

/** If several states apply, one that blocks the zone wins, then the current activity, then the last result. */
function stateOf(conditions: Conditions): DropzoneState {
  const order = ['disabled', 'busy', 'dragging', 'invalid', 'focused'] as const;
  return order.find((state) => conditions[state]) ?? 'idle';
}
