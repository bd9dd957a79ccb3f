import * as messages from '@verapix/messages/ui-undo-buttons';
import { Redo2, Undo2 } from 'lucide-react';
import { Icon } from '../../primitives/Icon';
import { IconButton, type IconButtonProps } from '../IconButton';

export interface UndoButtonsProps {
  canUndo: boolean;
  canRedo: boolean;
  onUndo: () => void;
  onRedo: () => void;
  /** Say what is undone and redone where a page has several pairs. */
  undoLabel?: string;
  redoLabel?: string;
  size?: IconButtonProps['size'];
}

/** Undo and redo, side by side in the caller's layout. A button with nothing to do keeps the focus. */
export function UndoButtons({
  canUndo,
  canRedo,
  onUndo,
  onRedo,
  undoLabel = messages.undo,
  redoLabel = messages.redo,
  size = 'm',
}: UndoButtonsProps) {
  const iconSize = size === 's' ? { size } : {};
  return (
    <>
      <IconButton
        size={size}
        label={undoLabel}
        icon={<Icon of={Undo2} {...iconSize} />}
        aria-disabled={!canUndo}
        onClick={onUndo}
      />
      <IconButton
        size={size}
        label={redoLabel}
        icon={<Icon of={Redo2} {...iconSize} />}
        aria-disabled={!canRedo}
        onClick={onRedo}
      />
    </>
  );
}
