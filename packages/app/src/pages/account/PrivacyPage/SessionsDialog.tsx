import { useState } from 'react';
import { SessionsView } from './SessionsView';
import { useSessions } from './use-sessions';

/** The list of active sessions, read whenever it is opened. */
export function SessionsDialog({ onClose }: { onClose: () => void }) {
  const { snapshot, send } = useSessions();
  const [openedAt] = useState(Date.now);
  return <SessionsView {...{ snapshot, send, onClose }} now={openedAt} />;
}
