import { loadable } from '@verapix/studio/lib/loadable';
import { useEffect, useSyncExternalStore } from 'react';
import { useAccountRuntime } from '../account/use-started-account';
import type { Prompt } from '../prompt';

interface DialogProps {
  onClosed: (confirmed: boolean) => void;
}

/** Signs out without a question: nobody stays signed in because it could not be loaded. */
function Unasked({ onClosed }: DialogProps) {
  useEffect(() => onClosed(true), [onClosed]);
  return null;
}

const SignOutDialog = loadable<DialogProps>(() =>
  import('./SignOutDialog').then(
    (module) => module.SignOutDialog,
    () => Unasked,
  ),
);

/** The dialog that asks what stays on this device, while a sign-out waits for it. */
export function SignOutQuestion() {
  const runtime = useAccountRuntime();
  return runtime && <Question {...runtime.signOutPrompt} />;
}

function Question({ subscribe, isOpen, close }: Prompt) {
  const open = useSyncExternalStore(subscribe, isOpen, () => false);
  return open && <SignOutDialog onClosed={close} />;
}
