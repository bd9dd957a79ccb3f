import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { Button } from '../Button';
import { Link } from '../Link';
import * as css from './ConsentBar.css';

export interface ConsentBarProps extends Omit<ComponentProps<'section'>, 'aria-label' | 'children'> {
  /** What the user is asked to allow, and the consequences. */
  children: ReactNode;
  /** The page with more options. */
  more: { to: string; label: string };
  onAllow: () => void;
  onRefuse: () => void;
}

/** Asks for consent without blocking the page: it is no dialog, and both answers are equally easy. Use one per page. */
export function ConsentBar({ children, more, onAllow, onRefuse, className, ...rest }: ConsentBarProps) {
  return (
    <section {...rest} aria-label="Cookies" className={classNames(css.root, className)}>
      <p className={css.text}>
        {children} <Link to={more.to}>{more.label}</Link>
      </p>
      <div className={css.answers}>
        <Button size="s" onClick={onAllow}>
          Allow
        </Button>
        <Button size="s" onClick={onRefuse}>
          Don't allow
        </Button>
      </div>
    </section>
  );
}
