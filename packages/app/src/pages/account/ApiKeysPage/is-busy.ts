import type { ApiKeysContentProps } from './ApiKeysContent';

/**
 * Whether something is under way, or there is no list: nothing else can be begun then. While a question is open, the
 * button that asked it stays as it is: it gets the focus back.
 */
export function isBusy(snapshot: ApiKeysContentProps['snapshot']): boolean {
  return !snapshot.matches('listed') && !snapshot.matches('confirming');
}
