import { followAccount } from '../analytics/account-consent';
import type { Prompt } from '../prompt';
import { withCodePrompt } from '../code-prompt/with-code-prompt';
import type { Toasts } from '../toasts';
import type { AccountRuntime } from './account';
import { startAccountRuntime } from './account-runtime';
import { loadBackend } from './load-backend';
import { browserTab } from './subscription-sync';

interface AppRuntimeOptions {
  codePrompt: Prompt;
  notify: Toasts['notify'];
  navigate: (to: string, options: { replace: boolean }) => void;
}

/** Connects to the backend of the running app and starts what belongs to the account. */
export async function startAppRuntime({
  codePrompt,
  notify,
  navigate,
}: AppRuntimeOptions): Promise<AccountRuntime> {
  const api = withCodePrompt(await loadBackend(notify), codePrompt);
  const runtime = startAccountRuntime({ api, tab: browserTab(), notify, navigate });
  followAccount(runtime);
  return runtime;
}
