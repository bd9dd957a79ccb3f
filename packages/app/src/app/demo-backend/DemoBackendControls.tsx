import { personas } from '@verapix/mocks/embedded';
import { copyText } from '@verapix/ui';
import { DemoBackendPanel, type DemoBackendPerson } from '@verapix/ui/product';
import { useSyncExternalStore } from 'react';
import { type AccountRuntime, useAccountView } from '../account/account';
import { useToasts } from '../toasts';
import { copied, dataReset, inboxOf, notCopied, unreadIn } from './mails';
import { networks, scenarios } from './networks';
import type { MockBackend } from './start';
import { usePersonaSwitch } from './switch-persona';

interface DemoBackendControlsProps {
  backend: MockBackend;
  runtime: AccountRuntime;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const people: readonly DemoBackendPerson[] = personas.map(({ id, label, description, account }) => ({
  id,
  label,
  description,
  ...(account && { email: account.email }),
}));

const password = personas.find(({ account }) => account)?.account?.password ?? '';

/** The panel of the demo backend, connected to the mock backend of this page and to the account. */
export function DemoBackendControls({ backend, runtime, open, onOpenChange }: DemoBackendControlsProps) {
  const { store, network } = backend;
  const { user } = useAccountView();
  const { notify } = useToasts();
  const { mails } = useSyncExternalStore(store.subscribe, store.read);
  const scenario = useSyncExternalStore(network.subscribe, network.read);
  const { switchingTo, choose } = usePersonaSwitch(runtime, () => onOpenChange(false));

  const copy = (text: string) =>
    copyText(text).then(
      () => notify(copied),
      () => notify(notCopied),
    );
  const markRead = (id: string) =>
    store.write((data) => {
      const mail = data.mails.find((each) => each.id === id);
      if (mail) mail.readAt ??= Date.now();
    });
  const reset = async () => {
    store.reset();
    await runtime.api.forgetSession();
    runtime.endSession();
    notify(dataReset);
  };
  return (
    <DemoBackendPanel
      open={open}
      onOpenChange={onOpenChange}
      defaultTab={unreadIn(mails) > 0 ? 'inbox' : 'people'}
      people={people}
      password={password}
      currentEmail={user?.email}
      signingIn={switchingTo}
      onSignIn={choose}
      onCopy={copy}
      network={networks[scenario].choice}
      onNetworkChange={(choice) => network.choose(scenarios[choice])}
      mails={inboxOf(mails, Date.now())}
      onMailOpen={markRead}
      onReset={reset}
    />
  );
}
