import type { LazyActor } from '../../../wiring/use-lazy-actor';
import type { ApiKeysActor } from './start-api-keys';

/**
 * Whether the page has something under way, or no list: nothing else can be begun then. While a question is open,
 * the button that asked it stays as it is: it gets the focus back.
 */
export function isBusy(snapshot: LazyActor<ApiKeysActor>['snapshot']): boolean {
  return !snapshot?.matches('listed') && !snapshot?.matches('confirming');
}
