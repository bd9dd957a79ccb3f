import type { Blocker } from 'react-router-dom';
export function LeaveDialog(_: { blocker: Blocker; running: boolean }) {
  return null;
}
