import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { Heading } from '../../primitives/Heading';
import * as css from './AuthCard.css';

export interface AuthCardProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What the page is for: its h1. */
  title: ReactNode;
  /** One or two sentences under it. */
  lead?: ReactNode;
  /** Under the card: the way to the other page, what one agrees to. */
  footer?: ReactNode;
}

/** A page with one short task, such as signing in: a narrow card in the middle. */
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
