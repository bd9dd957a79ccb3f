import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { Heading } from '../../primitives/Heading';
import * as css from './AuthCard.css';

export interface AuthCardProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The purpose of the page: its h1. */
  title: ReactNode;
  /** One or two sentences below the title. */
  lead?: ReactNode;
  /** Content below the card: a link to the other page, the terms. */
  footer?: ReactNode;
}

/** A page with one short task, such as signing in: a narrow centred card. */
export function AuthCard({ title, lead, footer, className, children, ...rest }: AuthCardProps) {
  return (
    <div {...rest} className={classNames(css.root, className)}>
      <div className={css.card}>
        <div className={css.head}>
          <Heading level={1} size="section">
            {title}
          </Heading>
          {lead && <p className={css.lead}>{lead}</p>}
        </div>
        {children}
      </div>
      {footer && <div className={css.footer}>{footer}</div>}
    </div>
  );
}
