import type { BackendApi } from '../../backend';
import { type Failure, failure } from '../../backend/problem';
import type { AccountRuntime } from '../../wiring/account/account-runtime';

/** Asks the backend for something, once its clients are there. */
export type AskBackend = <Answer>(ask: (api: BackendApi) => Promise<Answer>) => Promise<Answer | Failure>;

/**
 * For a form that is there before the clients are: it can be filled in and sent meanwhile. Where they cannot be
 * fetched that is an answer like any other, and the form is kept; the next attempt fetches again.
 */
export function askBackend(start: () => Promise<Pick<AccountRuntime, 'api'>>): AskBackend {
  return async (ask) => {
    const runtime = await start().catch((error: unknown) => {
      console.error(error);
      return null;
    });
    return runtime ? ask(runtime.api) : failure('unreachable');
  };
}
