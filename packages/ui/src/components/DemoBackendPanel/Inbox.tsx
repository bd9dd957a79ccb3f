import * as messages from '@verapix/messages/ui-demo-backend';
import { useState } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import { Accordion } from '../Accordion';
import { EmptyState } from '../EmptyState';
import { Link } from '../Link';
import * as css from './DemoBackendPanel.css';

export interface DemoBackendMail {
  id: string;
  to: string;
  subject: string;
  /** Formatted for display: '14:03'. */
  time: string;
  /** Plain text. */
  text: string;
  /** The link in the mail. */
  link?: { label: string; href: string };
  read: boolean;
}

export interface InboxProps {
  /** Newest first. */
  mails: readonly DemoBackendMail[];
  /** Called with the `id` of an opened mail, which then counts as read. */
  onMailOpen: (id: string) => void;
}

/** The mails that a real backend would have sent. */
export function Inbox({ mails, onMailOpen }: InboxProps) {
  const [opened, setOpened] = useState('');
  if (mails.length === 0) {
    return (
      <EmptyState picture="envelope" title={messages.noMail} level={3}>
        {messages.noMailAdvice}
      </EmptyState>
    );
  }
  const open = (id: string) => {
    setOpened(id);
    if (id !== '') onMailOpen(id);
  };
  return (
    <Accordion.Root value={opened} onValueChange={open}>
      {mails.map((mail) => (
        <Accordion.Item key={mail.id} value={mail.id} title={<MailTitle mail={mail} />}>
          <MailBody mail={mail} />
        </Accordion.Item>
      ))}
    </Accordion.Root>
  );
}

function MailTitle({ mail: { to, subject, time, read } }: { mail: DemoBackendMail }) {
  return (
    <span className={css.mail} data-unread={!read || undefined}>
      <span className={css.subject}>
        {!read && <VisuallyHidden>{messages.unread} </VisuallyHidden>}
        {subject}
      </span>
      <span className={css.envelope}>
        {messages.envelope({ address: to, time, bdi: (children) => <bdi>{children}</bdi> })}
      </span>
    </span>
  );
}

function MailBody({ mail: { text, link } }: { mail: DemoBackendMail }) {
  return (
    <div className={css.mailBody}>
      <p className={css.mailText}>{text}</p>
      {link && (
        <p className={css.mailText}>
          <Link href={link.href}>{link.label}</Link>
        </p>
      )}
    </div>
  );
}
