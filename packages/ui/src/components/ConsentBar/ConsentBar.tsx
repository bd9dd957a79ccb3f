import * as messages from '@verapix/messages/ui';
import type { ReactNode } from 'react';
import { Button } from '../Button';
import { Link } from '../Link';
import { NoticeBar, type NoticeBarProps } from '../NoticeBar';

export interface ConsentBarProps extends Omit<NoticeBarProps, 'label' | 'actions' | 'children'> {
  /** What the user is asked to allow, and the consequences. */
  children: ReactNode;
  /** The page with more options. */
  more: { to: string; label: string };
  onAllow: () => void;
  onRefuse: () => void;
}

/** Asks for consent without blocking the page: it is no dialog, and both answers are equally easy. Use one per page. */
export function ConsentBar({ children, more, onAllow, onRefuse, ...rest }: ConsentBarProps) {
  return (
    <NoticeBar
      {...rest}
      label={messages.cookies}
      actions={
        <>
          <Button size="s" onClick={onAllow}>
            {messages.allow}
          </Button>
          <Button size="s" onClick={onRefuse}>
            {messages.doNotAllow}
          </Button>
        </>
      }
    >
      {children} <Link to={more.to}>{more.label}</Link>
    </NoticeBar>
  );
}
