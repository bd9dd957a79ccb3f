import { personas } from '@verapix/mocks/embedded';
import { StandInPanel, type StandInPerson } from '@verapix/ui';
import { useSyncExternalStore } from 'react';
import { useAccountView } from '../wiring/account/account';
import type { AccountRuntime } from '../wiring/account/account-runtime';
import { useToasts } from '../wiring/toasts';
import { inboxOf, unreadIn } from './mails';
import { copied, dataReset, notCopied } from './messages';
import { choiceOf, scenarioOf } from './networks';
import type { StandIn } from './start';
import { useBecome } from './use-become';

interface StandInControlsProps {
  standIn: StandIn;
  runtime: AccountRuntime;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const people: readonly StandInPerson[] = personas.map(({ id, label, description, account }) => ({
  id,
  label,
  description,
  ...(account && { email: account.email }),
}));

const password = personas.find(({ account }) => account)?.account?.password ?? '';

/** The panel of the stand-in backend, joined to the backend of this page and to the account. */
export function StandInControls({ standIn, runtime, open, onOpenChange }: StandInControlsProps) {
  const { store, network } = standIn;
  const { user } = useAccountView();
  const { notify } = useToasts();
  const { mails } = useSyncExternalStore(store.subscribe, store.read);
  const scenario = useSyncExternalStore(network.subscribe, network.read);
  const { becoming, choose } = useBecome(runtime, () => onOpenChange(false));

  const copy = (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => notify(copied),
      () => notify(notCopied),
    );
  const reset = async () => {
    store.reset();
    await runtime.api.forgetSession();
    runtime.endSession();
    notify(dataReset);
  };
  return (
    <StandInPanel
      open={open}
      onOpenChange={onOpenChange}
      defaultTab={unreadIn(mails) > 0 ? 'inbox' : 'people'}
      people={people}
      password={password}
      currentEmail={user?.email}
      signingIn={becoming}
      onSignIn={choose}
      onCopy={copy}
      network={choiceOf(scenario)}
      onNetworkChange={(choice) => network.choose(scenarioOf(choice))}
      mails={inboxOf(mails, Date.now())}
      onMailOpen={(id) => markRead(store, id)}
      onReset={reset}
    />
  );
}

function markRead(store: StandIn['store'], id: string): void {
  store.write(({ mails }) => {
    const mail = mails.find((each) => each.id === id);
    if (mail) mail.readAt ??= Date.now();
  });
}
