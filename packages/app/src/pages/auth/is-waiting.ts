import { isAuthBusy } from '@verapix/machines';

/** Whether a form takes nothing now: something is under way or done, or the server wants to be left alone. */
export function isWaiting(snapshot: Parameters<typeof isAuthBusy>[0] & { value: unknown }): boolean {
  return isAuthBusy(snapshot) || snapshot.value === 'coolingDown' || snapshot.value === 'done';
}
