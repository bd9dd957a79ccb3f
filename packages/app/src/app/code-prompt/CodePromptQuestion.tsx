import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useAccount } from '../account/account';

/** Loaded when it first opens. */
const CodePromptDialog = lazy(async () => ({
  default: (await import('./CodePromptDialog')).CodePromptDialog,
}));

/** The dialog that asks for the code of the second factor, while a call waits for it. */
export function CodePromptQuestion() {
  const { subscribe, isOpen, close } = useAccount().codePrompt;
  const open = useSyncExternalStore(subscribe, isOpen, () => false);
  return <Suspense>{open && <CodePromptDialog onClosed={close} />}</Suspense>;
}
