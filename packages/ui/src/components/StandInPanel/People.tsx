import { Copy } from 'lucide-react';
import { Icon } from '../../primitives/Icon';
import { Text } from '../../primitives/Text';
import { Badge } from '../Badge';
import { Button } from '../Button';
import { IconButton } from '../IconButton';
import * as css from './StandInPanel.css';

export interface StandInPerson {
  id: string;
  /** The role: 'Premium'. */
  label: string;
  /** What the person has: 'USD 45 monthly, renews by itself'. */
  description: string;
  /** None for a visitor: whoever is nobody here. */
  email?: string;
}

export interface PeopleProps {
  people: readonly StandInPerson[];
  /** Everyone's. */
  password: string;
  /** E-mail of whoever is signed in. */
  currentEmail?: string | undefined;
  /** `id` of the person who is being signed in. */
  signingIn?: string | undefined;
  /** Gets the person's `id`. For one without an e-mail it is a sign-out. */
  onSignIn: (id: string) => void;
  /** Puts a text on the clipboard, and says so. */
  onCopy: (text: string) => void;
}

/** Everyone who is there from the start, to be signed in with one press, or by hand. */
export function People({ people, password, onCopy, ...rest }: PeopleProps) {
  return (
    <>
      <p className={css.copyable}>
        Everyone’s password: <code className={css.code}>{password}</code>
        <CopyButton label="Copy the password" text={password} onCopy={onCopy} />
      </p>
      <ul className={css.list}>
        {people.map((person) => (
          <PersonRow key={person.id} person={person} onCopy={onCopy} {...rest} />
        ))}
      </ul>
    </>
  );
}

type PersonRowProps = Omit<PeopleProps, 'people' | 'password'> & { person: StandInPerson };

function PersonRow({ person, currentEmail, signingIn, onSignIn, onCopy }: PersonRowProps) {
  const { id, label, description, email } = person;
  const current = email === currentEmail;
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
          pending={signingIn === id}
          pendingLabel={email ? `Signing in as ${label}` : 'Signing out'}
          onClick={() => onSignIn(id)}
        >
          {email ? 'Sign in as' : 'Sign out'}
        </Button>
      )}
    </li>
  );
}

interface CopyButtonProps extends Pick<PeopleProps, 'onCopy'> {
  label: string;
  text: string;
}

function CopyButton({ label, text, onCopy }: CopyButtonProps) {
  return (
    <IconButton size="s" label={label} icon={<Icon of={Copy} size="s" />} onClick={() => onCopy(text)} />
  );
}
