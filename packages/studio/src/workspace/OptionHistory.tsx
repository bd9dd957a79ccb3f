import * as messages from '@verapix/messages/tool-run';
import { Inline, UndoButtons } from '@verapix/ui';

interface OptionHistoryProps {
  snapshot: {
    matches: (state: 'processing') => boolean;
    context: { optionsHistory: { past: readonly object[]; future: readonly object[] } };
  };
  send: (event: { type: 'options.undone' | 'options.redone' }) => void;
}

/** Takes back changes of a tool's options, and makes them again. Renders nothing before the first change. */
export function OptionHistory({ snapshot, send }: OptionHistoryProps) {
  const { past, future } = snapshot.context.optionsHistory;
  if (past.length === 0 && future.length === 0) return null;
  const canChange = !snapshot.matches('processing');
  return (
    <Inline gap="xs">
      <UndoButtons
        size="s"
        undoLabel={messages.undo}
        redoLabel={messages.redo}
        canUndo={canChange && past.length > 0}
        canRedo={canChange && future.length > 0}
        onUndo={() => send({ type: 'options.undone' })}
        onRedo={() => send({ type: 'options.redone' })}
      />
    </Inline>
  );
}
