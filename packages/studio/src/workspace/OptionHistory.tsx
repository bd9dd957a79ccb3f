import * as messages from '@verapix/messages/tool-run';
import { Icon, IconButton, Inline } from '@verapix/ui';
import { Redo2, Undo2 } from 'lucide-react';

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
  const running = snapshot.matches('processing');
  return (
    <Inline gap="xs">
      <IconButton
        size="s"
        label={messages.undo}
        icon={<Icon of={Undo2} size="s" />}
        aria-disabled={running || past.length === 0}
        onClick={() => !running && send({ type: 'options.undone' })}
      />
      <IconButton
        size="s"
        label={messages.redo}
        icon={<Icon of={Redo2} size="s" />}
        aria-disabled={running || future.length === 0}
        onClick={() => !running && send({ type: 'options.redone' })}
      />
    </Inline>
  );
}
