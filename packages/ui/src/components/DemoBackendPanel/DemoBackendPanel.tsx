import * as common from '@verapix/messages/common';
import * as shared from '@verapix/messages/ui';
import * as messages from '@verapix/messages/ui-demo-backend';
import { Copy } from 'lucide-react';
import { Icon } from '../../primitives/Icon';
import { Stack } from '../../primitives/Stack';
import { Text } from '../../primitives/Text';
import { Alert } from '../Alert';
import { AlertDialog } from '../AlertDialog';
import { Badge } from '../Badge';
import { Button } from '../Button';
import { Dialog } from '../Dialog';
import { IconButton } from '../IconButton';
import { RadioGroup } from '../RadioGroup';
import { Tabs } from '../Tabs';
import * as css from './DemoBackendPanel.css';
import { Inbox, type InboxProps } from './Inbox';

export const demoBackendPanelTabs = ['people', 'network', 'inbox', 'data'] as const;

export interface DemoBackendPanelProps extends PeopleProps, NetworkProps, InboxProps, DataProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The initially selected tab. */
  defaultTab?: (typeof demoBackendPanelTabs)[number];
}

/**
 * A developer's controls of the demo backend: sign in as a persona, simulate network problems, read mails, reset the
 * data.
 */
export function DemoBackendPanel({
  open,
  onOpenChange,
  defaultTab = 'people',
  ...props
}: DemoBackendPanelProps) {
  const { people, password, currentEmail, signingIn, onSignIn, onCopy } = props;
  const { network, onNetworkChange, mails, onMailOpen, resetting, onReset } = props;
  const unread = mails.filter(({ read }) => !read).length;
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Content title={shared.demoBackend} description={messages.description} placement="inline-end">
        <NetworkWarning network={network} />
        <Tabs.Root defaultValue={defaultTab}>
          <Tabs.List label={shared.demoBackend}>
            <Tabs.Tab value="people">{messages.people}</Tabs.Tab>
            <Tabs.Tab value="network">{messages.network}</Tabs.Tab>
            <Tabs.Tab value="inbox">
              {messages.inbox}
              {unread > 0 && (
                <Badge tone="accent" className={css.count}>
                  {unread}
                </Badge>
              )}
            </Tabs.Tab>
            <Tabs.Tab value="data">{messages.data}</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="people">
            <People {...{ people, password, currentEmail, signingIn, onSignIn, onCopy }} />
          </Tabs.Panel>
          <Tabs.Panel value="network">
            <Network {...{ network, onNetworkChange }} />
          </Tabs.Panel>
          <Tabs.Panel value="inbox">
            <Inbox {...{ mails, onMailOpen }} />
          </Tabs.Panel>
          <Tabs.Panel value="data">
            <Data {...{ resetting, onReset }} />
          </Tabs.Panel>
        </Tabs.Root>
      </Dialog.Content>
    </Dialog.Root>
  );
}

export interface DemoBackendPerson {
  id: string;
  /** The role: 'Premium'. */
  label: string;
  /** A description: 'USD 45 monthly, renews by itself'. */
  description: string;
  /** Missing for a visitor, who is signed out. */
  email?: string;
}

interface PeopleProps {
  people: readonly DemoBackendPerson[];
  /** Password of all personas. */
  password: string;
  /** E-mail of the signed-in user. */
  currentEmail?: string | undefined;
  /** `id` of the persona who is being signed in. */
  signingIn?: string | undefined;
  /** Receives the persona's `id`. A persona without an e-mail signs out. */
  onSignIn: (id: string) => void;
  /** Copies a text and confirms it. */
  onCopy: (text: string) => void;
}

/** The seeded personas, each with a button to sign in and credentials to copy. */
function People({ people, password, currentEmail, signingIn, onSignIn, onCopy }: PeopleProps) {
  return (
    <>
      <p className={css.copyable}>
        {messages.everyonesPassword} <code className={css.code}>{password}</code>
        <CopyButton label={messages.copyPassword} text={password} onCopy={onCopy} />
      </p>
      <ul className={css.list}>
        {people.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            current={person.email === currentEmail}
            signingIn={person.id === signingIn}
            onSignIn={onSignIn}
            onCopy={onCopy}
          />
        ))}
      </ul>
    </>
  );
}

interface PersonRowProps {
  person: DemoBackendPerson;
  current: boolean;
  signingIn: boolean;
  onSignIn: (id: string) => void;
  onCopy: (text: string) => void;
}

function PersonRow({ person, current, signingIn, onSignIn, onCopy }: PersonRowProps) {
  const { id, label, description, email } = person;
  return (
    <li className={css.person} aria-current={current || undefined}>
      <div className={css.texts}>
        <p className={css.name}>
          {label} {current && <Badge tone="success">{email ? messages.signedIn : messages.signedOut}</Badge>}
        </p>
        <Text size="s" tone="textMuted">
          {description}
        </Text>
        {email && (
          <p className={css.copyable}>
            <code className={css.code}>{email}</code>
            <CopyButton label={messages.copyEmail({ email })} text={email} onCopy={onCopy} />
          </p>
        )}
      </div>
      {!current && (
        <Button
          size="s"
          className={css.signIn}
          aria-label={email ? messages.signInAsPerson({ person: label }) : common.signOut}
          pending={signingIn}
          pendingLabel={email ? messages.signingInAs({ person: label }) : messages.signingOut}
          onClick={() => onSignIn(id)}
        >
          {email ? messages.signInAs : common.signOut}
        </Button>
      )}
    </li>
  );
}

interface CopyButtonProps {
  label: string;
  text: string;
  onCopy: (text: string) => void;
}

function CopyButton({ label, text, onCopy }: CopyButtonProps) {
  return (
    <IconButton size="s" label={label} icon={<Icon of={Copy} size="s" />} onClick={() => onCopy(text)} />
  );
}

export const demoBackendNetworks = ['ok', 'slow', 'offline', '500', '429'] as const;
export type DemoBackendNetwork = (typeof demoBackendNetworks)[number];

interface NetworkProps {
  /** How the backend answers. */
  network: DemoBackendNetwork;
  onNetworkChange: (network: DemoBackendNetwork) => void;
}

const options: readonly { value: DemoBackendNetwork; label: string; description: string }[] = [
  { value: 'ok', label: messages.asUsual, description: messages.asUsualDescription },
  { value: 'slow', label: messages.slow, description: messages.slowDescription },
  { value: 'offline', label: messages.offline, description: messages.offlineDescription },
  { value: '500', label: messages.serverError, description: messages.serverErrorDescription },
  { value: '429', label: messages.tooManyRequests, description: messages.tooManyRequestsDescription },
];

/** The network conditions to simulate. */
function Network({ network, onNetworkChange }: NetworkProps) {
  return (
    <RadioGroup
      label={messages.networkLabel}
      options={options}
      value={network}
      onValueChange={onNetworkChange}
    />
  );
}

/** Warns on every tab that the network problems are simulated. */
function NetworkWarning({ network }: { network: DemoBackendNetwork }) {
  const chosen = options.find(({ value }) => value === network);
  if (network === 'ok' || !chosen) return null;
  return (
    <Alert tone="warning" title={messages.networkSet({ setting: chosen.label })} live>
      {chosen.description} {messages.networkAdvice}
    </Alert>
  );
}

interface DataProps {
  /** The data is being reset. */
  resetting?: boolean | undefined;
  onReset: () => void;
}

/** What is stored, where, and how to delete it. */
function Data({ resetting = false, onReset }: DataProps) {
  return (
    <Stack gap="m" align="start">
      <Text>{messages.storage}</Text>
      <Text tone="textMuted">{messages.resetEffect}</Text>
      <AlertDialog.Root>
        <AlertDialog.Trigger asChild>
          <Button tone="danger" pending={resetting} pendingLabel={messages.resetting}>
            {messages.resetData}
          </Button>
        </AlertDialog.Trigger>
        <AlertDialog.Content
          title={messages.resetQuestion}
          description={messages.resetWarning}
          confirmLabel={messages.reset}
          onConfirm={onReset}
        />
      </AlertDialog.Root>
    </Stack>
  );
}
