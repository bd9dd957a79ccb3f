import * as messages from '@verapix/messages/account-page';
import { classNames, Heading, Text } from '@verapix/ui';
import type { ComponentProps, ReactNode } from 'react';
import * as css from './ProfileCard.css';

export interface ProfileCardProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The full name; may be empty. */
  name: string;
  email: string;
  /** Formatted for display: '3 March 2026'. Undefined if unknown. */
  memberSince?: string | undefined;
  /** Content beside the name, for example the plan. */
  badge?: ReactNode;
  /** Actions while not editing: Edit. */
  actions?: ReactNode;
  /** The form that replaces the texts while editing. */
  editor?: ReactNode;
}

/** The signed-in user's profile, shown or being edited. */
export function ProfileCard({
  name,
  email,
  memberSince,
  badge,
  actions,
  editor,
  className,
  ...rest
}: ProfileCardProps) {
  return (
    <section {...rest} className={classNames(css.root, className)} data-mode={editor ? 'edit' : 'view'}>
      <span className={css.avatar} aria-hidden="true">
        {initialsOf(name, email)}
      </span>
      {editor ? (
        <div className={css.editor}>{editor}</div>
      ) : (
        <>
          <div className={css.text}>
            <div className={css.name}>
              <Heading level={2} size="card">
                <bdi>{name.trim() || email}</bdi>
              </Heading>
              {badge}
            </div>
            <Text tone="textMuted">
              <bdi>{email}</bdi>
            </Text>
            {memberSince && (
              <Text tone="textMuted" size="s">
                {messages.memberSince({ memberSince })}
              </Text>
            )}
          </div>
          {actions && <div className={css.actions}>{actions}</div>}
        </>
      )}
    </section>
  );
}

/** Up to two initials: of the first and the last word of the name, in any script; of the e-mail if there is no name. */
export function initialsOf(name: string, email: string): string {
  const words = name.split(/[\s\p{P}]+/u).filter(startsWithLetter);
  const [first, last] = words.length > 1 ? [words[0], words.at(-1)] : [words[0] ?? email, undefined];
  return `${capital(first)}${capital(last)}`;
}

const startsWithLetter = (word: string): boolean => /^[\p{L}\p{N}]/u.test(word);

/**
 * The first user-perceived character in upper case. Letters keep their accents; ß, which becomes SS, gives one S.
 */
function capital(text = ''): string {
  const [first] = new Intl.Segmenter().segment(text.trim().toLocaleUpperCase());
  return first?.segment ?? '';
}
