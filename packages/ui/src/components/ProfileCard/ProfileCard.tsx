import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { Heading, type HeadingProps } from '../../primitives/Heading';
import { Text } from '../../primitives/Text';
import { initialsOf } from './initials-of';
import * as css from './ProfileCard.css';

export interface ProfileCardProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The full name; may be empty. */
  name: string;
  email: string;
  /** As it is to be read: '3 March 2026'. Left out where it is not known. */
  memberSince?: string | undefined;
  /** The heading's rank in the page's outline. */
  level?: HeadingProps['level'];
  /** Beside the name, for example the plan. */
  badge?: ReactNode;
  /** What can be done while it is looked at: Edit. */
  actions?: ReactNode;
  /** The form that stands in the texts' place while it is edited. */
  editor?: ReactNode;
}

/** Who is signed in: looked at, or edited. */
export function ProfileCard({
  name,
  email,
  memberSince,
  level = 2,
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
              <Heading level={level} size="card">
                <bdi>{name.trim() || email}</bdi>
              </Heading>
              {badge}
            </div>
            <Text tone="textMuted">
              <bdi>{email}</bdi>
            </Text>
            {memberSince && (
              <Text tone="textMuted" size="s">
                Member since {memberSince}
              </Text>
            )}
          </div>
          {actions && <div className={css.actions}>{actions}</div>}
        </>
      )}
    </section>
  );
}
