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
      <Dialog.Content
        title="Demo backend"
        description="This copy has no server. A backend in your browser answers instead: nothing leaves your device, and no mail is sent."
        placement="inline-end"
      >
        <NetworkWarning network={network} />
        <Tabs.Root defaultValue={defaultTab}>
          <Tabs.List label="Demo backend">
            <Tabs.Tab value="people">People</Tabs.Tab>
            <Tabs.Tab value="network">Network</Tabs.Tab>
            <Tabs.Tab value="inbox">
              Inbox
              {unread > 0 && (
                <Badge tone="accent" className={css.count}>
                  {unread}
                </Badge>
              )}
            </Tabs.Tab>
            <Tabs.Tab value="data">Data</Tabs.Tab>
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
        Everyone’s password: <code className={css.code}>{password}</code>
        <CopyButton label="Copy the password" text={password} onCopy={onCopy} />
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
          {label} {current && <Badge tone="success">{email ? 'Signed in' : 'Signed out'}</Badge>}
        </p>
        <Text size="s" tone="textMuted">
          {description}
        </Text>
        {email && (
          <p className={css.copyable}>
            <code className={css.code}>{email}</code>
            <CopyButton label={`Copy ${email}`} text={email} onCopy={onCopy} />
          </p>
        )}
      </div>
      {!current && (
        <Button
          size="s"
          className={css.signIn}
          aria-label={email ? `Sign in as ${label}` : 'Sign out'}
          pending={signingIn}
          pendingLabel={email ? `Signing in as ${label}` : 'Signing out'}
          onClick={() => onSignIn(id)}
        >
          {email ? 'Sign in as' : 'Sign out'}
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
  { value: 'ok', label: 'As usual', description: 'Every request is answered.' },
  { value: 'slow', label: 'Slow', description: 'Every answer takes some seconds longer.' },
  { value: 'offline', label: 'Offline', description: 'No request arrives.' },
  { value: '500', label: 'Server error', description: 'Every answer is 500.' },
  { value: '429', label: 'Too many requests', description: 'Every answer is 429.' },
];

/** The network conditions to simulate. */
function Network({ network, onNetworkChange }: NetworkProps) {
  return (
    <RadioGroup
      label="How the backend answers"
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
    <Alert tone="warning" title={`The network is set to “${chosen.label}”.`} live>
      {chosen.description} Set it to “As usual” in the Network tab when you are done.
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
      <Text>
        Accounts, passwords (hashed), settings, subscriptions and mails are kept in this browser’s storage for
        this site. They last until you reset them or clear the site’s data, and all tabs share them.
      </Text>
      <Text tone="textMuted">
        A reset brings back the people of the first tab as they were, and signs you out. Pictures are never
        kept here.
      </Text>
      <AlertDialog.Root>
        <AlertDialog.Trigger asChild>
          <Button tone="danger" pending={resetting} pendingLabel="Resetting the data">
            Reset the data
          </Button>
        </AlertDialog.Trigger>
        <AlertDialog.Content
          title="Reset the data?"
          description="Accounts you made, changed settings and all mails are thrown away. This cannot be undone."
          confirmLabel="Reset"
          onConfirm={onReset}
        />
      </AlertDialog.Root>
    </Stack>
  );
}
