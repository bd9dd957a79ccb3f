import { loadable } from '@verapix/studio/lib/loadable';
import { useSyncExternalStore } from 'react';
import { useAccount } from '../account/account';

/** Loaded when it first opens. */
const CodePromptDialog = loadable(async () => (await import('./CodePromptDialog')).CodePromptDialog);

/** The dialog that asks for the code of the second factor, while a call waits for it. */
export function CodePromptQuestion() {
  const { subscribe, isOpen, close } = useAccount().codePrompt;
  const open = useSyncExternalStore(subscribe, isOpen, () => false);
  return open && <CodePromptDialog onClosed={close} />;
}
