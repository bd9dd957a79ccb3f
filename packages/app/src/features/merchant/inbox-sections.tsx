import {
  contactFieldFault,
  contactMaxCharacters,
  type Inbox,
  type InboxAction,
  type InboxMessage,
  type InboxPayment,
  type InboxPaymentReason,
  type MailKind,
  planOf,
} from '@verapix/domain';
import * as common from '@verapix/messages/common';
import { formatDayAndTime, formatMoney } from '@verapix/messages/formats/dates';
import * as messages from '@verapix/messages/inbox';
import {
  Badge,
  Button,
  DescriptionList,
  Form,
  Heading,
  Inline,
  SettingsList,
  Stack,
  Text,
  TextArea,
} from '@verapix/ui';
import type { ReactNode } from 'react';
import { planTitles } from '../../content/plan-words';
import * as css from './inbox-sections.css';

interface SectionProps {
  /** What is being done. */
  pending: InboxAction | undefined;
  onAct: (action: InboxAction) => void;
}

/** A kind of things with their number. Nothing if there are none. */
function Section({
  title,
  text,
  count,
  children,
}: {
  title: string;
  text?: string;
  count: number;
  children: ReactNode;
}) {
  if (count === 0) return null;
  return (
    <SettingsList.Root
      title={
        <>
          {title} <Badge>{count}</Badge>
        </>
      }
      description={text}
    >
      {children}
    </SettingsList.Root>
  );
}

interface ItemProps {
  title: string;
  /** Below the title: who and when. */
  line: string;
  actions?: ReactNode;
  children: ReactNode;
}

function Item({ title, line, actions, children }: ItemProps) {
  return (
    <SettingsList.Row>
      <Stack gap="s" className={css.item}>
        <Stack gap="xs">
          <Heading level={3} size="small">
            {title}
          </Heading>
          <Text size="s" tone="textMuted" className={css.anywhere}>
            {line}
          </Text>
        </Stack>
        {children}
        {actions && <Inline gap="s">{actions}</Inline>}
      </Stack>
    </SettingsList.Row>
  );
}

const isPending = (pending: InboxAction | undefined, action: InboxAction['action'], id: string) =>
  pending?.action === action && pending.id === id;

interface MessagesProps extends SectionProps {
  messages: Inbox['messages'];
  /** The message that is being answered. */
  answering: string | undefined;
  onAnswer: (id: string) => void;
  onGiveUp: () => void;
}

/** What was written on the page *Contact*. */
export function Messages({ messages: rows, answering, pending, onAnswer, onGiveUp, onAct }: MessagesProps) {
  return (
    <Section title={messages.messages} count={rows.length}>
      {rows.map((row) => (
        <Item
          key={row.id}
          title={row.subject}
          line={[
            `${row.name} <${row.email}>`,
            row.has_account ? messages.signedIn : messages.visitor,
            formatDayAndTime(row.created_at),
          ].join(' · ')}
          actions={
            answering !== row.id && (
              <>
                <Button onClick={() => onAnswer(row.id)}>{messages.answer}</Button>
                <Button
                  pending={isPending(pending, 'close-message', row.id)}
                  onClick={() => onAct({ action: 'close-message', id: row.id })}
                >
                  {messages.done}
                </Button>
              </>
            )
          }
        >
          <Text measure className={css.written}>
            {row.message}
          </Text>
          {answering === row.id && (
            <AnswerForm message={row} pending={pending !== undefined} onGiveUp={onGiveUp} onAct={onAct} />
          )}
        </Item>
      ))}
    </Section>
  );
}

interface AnswerFormProps {
  message: InboxMessage;
  pending: boolean;
  onGiveUp: () => void;
  onAct: (action: InboxAction) => void;
}

function AnswerForm({ message: { id, name, email }, pending, onGiveUp, onAct }: AnswerFormProps) {
  return (
    <Form
      fields={['text']}
      pending={pending}
      onSubmit={({ text }) => {
        if (contactFieldFault('message', text) === undefined) onAct({ action: 'answer-message', id, text });
      }}
    >
      <TextArea
        label={messages.yourAnswer({ name })}
        hint={messages.answerHint({ email })}
        name="text"
        rows={6}
        limit={contactMaxCharacters.message}
        required
        autoFocus
      />
      <Inline gap="s">
        <Button type="submit" tone="accent" variant="solid" pending={pending} pendingLabel={messages.sending}>
          {messages.sendAnswer}
        </Button>
        <Button onClick={onGiveUp}>{common.cancel}</Button>
      </Inline>
    </Form>
  );
}

const reasonTexts: Readonly<Record<InboxPaymentReason, { title: (plan: string) => string; what: string }>> = {
  'lower-amount': { title: (plan) => messages.lowerAmount({ plan }), what: messages.lowerAmountDo },
  credit: { title: () => messages.credit, what: messages.creditDo },
  unmatched: { title: () => messages.unmatched, what: messages.unmatchedDo },
  reversed: { title: () => messages.reversed, what: messages.reversedDo },
  'refund-failed': { title: () => messages.refundFailed, what: messages.refundFailedDo },
  'end-failed': { title: () => messages.endFailed, what: messages.endFailedDo },
  'cancel-failed': { title: () => messages.cancelFailed, what: messages.cancelFailedDo },
};

function paymentItems({ reason, amount, price, references, error }: InboxPayment) {
  const money = (given: InboxPayment['amount']) => given && formatMoney(given.amount, given.currency);
  return [
    { label: reason === 'credit' ? messages.amount : messages.paid, value: money(amount) },
    { label: messages.price, value: money(price) },
    { label: messages.references, value: references.join(', ') },
    { label: messages.reason, value: error },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}

/** Payments that a person has to look at, each with what to do. */
export function Payments({ payments, pending, onAct }: SectionProps & { payments: Inbox['payments'] }) {
  return (
    <Section title={messages.payments} count={payments.length}>
      {payments.map((payment) => {
        const { title, what } = reasonTexts[payment.reason];
        return (
          <Item
            key={payment.id}
            title={title(planTitles[planOf(payment.plan_id ?? '')])}
            line={formatDayAndTime(payment.received_at)}
            actions={
              <Button
                pending={isPending(pending, 'close-payment', payment.id)}
                onClick={() => onAct({ action: 'close-payment', id: payment.id })}
              >
                {messages.done}
              </Button>
            }
          >
            <DescriptionList className={css.anywhere} items={paymentItems(payment)} />
            <Text measure>{what}</Text>
          </Item>
        );
      })}
    </Section>
  );
}

const mailTexts: Readonly<Record<MailKind, string>> = {
  'signed-in': messages.alertMail,
  'password-changed': messages.alertMail,
  'email-changed': messages.alertMail,
  'factor-added': messages.alertMail,
  'factor-removed': messages.alertMail,
  'recovery-codes-replaced': messages.alertMail,
  'recovery-code-used': messages.alertMail,
  'key-created': messages.alertMail,
  'key-replaced': messages.alertMail,
  'key-revoked': messages.alertMail,
  'account-deleted': messages.alertMail,
  'job-ended': messages.jobMail,
  'results-expiring': messages.expiringMail,
  'payment-refunded': messages.refundMail,
  'renewal-failed': messages.renewalMail,
  'webhook-paused': messages.webhookMail,
  'two-factor-instructions': messages.instructionsMail,
  'weekly-digest': messages.digestMail,
  'product-updates': messages.mailing,
  'marketing-emails': messages.mailing,
  'weekly-newsletter': messages.mailing,
  'monthly-newsletter': messages.mailing,
  'contact-message': messages.forwardedMail,
  'contact-answer': messages.answerMail,
};

/** Mails that were given up. */
export function LostMails({ mails, pending, onAct }: SectionProps & { mails: Inbox['mails'] }) {
  return (
    <Section title={messages.mails} count={mails.length}>
      {mails.map(({ id, kind, recipient, error, dead_at }) => (
        <Item
          key={id}
          title={mailTexts[kind]}
          line={`${kind} · ${formatDayAndTime(dead_at)}`}
          actions={
            <>
              <Button
                pending={isPending(pending, 'send-mail-again', id)}
                onClick={() => onAct({ action: 'send-mail-again', id })}
              >
                {messages.sendAgain}
              </Button>
              <Button
                pending={isPending(pending, 'forget-mail', id)}
                onClick={() => onAct({ action: 'forget-mail', id })}
              >
                {messages.discard}
              </Button>
            </>
          }
        >
          <DescriptionList
            className={css.anywhere}
            items={[
              { label: messages.recipient, value: recipient ?? messages.unknownRecipient },
              { label: messages.reason, value: error },
            ]}
          />
        </Item>
      ))}
    </Section>
  );
}

/** Jobs of the public API that failed for no reason of their picture. They go by themselves. */
export function FailedJobs({ jobs }: { jobs: Inbox['jobs'] }) {
  return (
    <Section title={messages.jobs} text={messages.jobsText} count={jobs.length}>
      {jobs.map(({ id, user_id, attempts, failed_at }) => (
        <Item key={id} title={id} line={formatDayAndTime(failed_at)}>
          <DescriptionList
            className={css.anywhere}
            items={[
              { label: messages.account, value: user_id },
              { label: messages.attempts, value: attempts },
            ]}
          />
        </Item>
      ))}
    </Section>
  );
}
