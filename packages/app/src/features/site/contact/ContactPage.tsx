import {
  errorToast,
  type ContactActor,
  type ContactSnapshot,
  stateValueNames,
  type ToastOptions,
} from '@verapix/machines';
import * as messages from '@verapix/messages/contact';
import { Button, Card, Heading, Icon, InternalLink, PageHeader, Stack, Surface } from '@verapix/ui';
import { BookOpen, CircleQuestionMark, MessagesSquare } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useAccountView } from '../../../app/account/account';
import { usePrepareAccount } from '../../../app/account/use-started-account';
import { useFlowContext } from '../../../app/flow/use-flow';
import { paths } from '../../../app/paths';
import { Page } from '../../../app/shell/Page';
import { useToasts } from '../../../app/toasts';
import { type LazyActor, useLazyActor } from '../../../app/use-lazy-actor';
import { useOpenChat } from '../../../app/chat';
import { ContactForm, type ContactFormProps } from './ContactForm';
import * as css from './contact.css';

/** `/contact`: a message to the team, and other places to find help. */
export function ContactPage() {
  const { user } = useAccountView();
  return <ContactView {...useContact()} sender={user} onOpenChat={useOpenChat()} />;
}

export { ContactPage as Component };

/** A module that failed to load fails again until the page is reloaded. */
const notLoaded: ToastOptions = {
  ...errorToast(messages.notSent, messages.connection),
  duration: Number.POSITIVE_INFINITY,
  action: { label: messages.load, onSelect: () => location.reload() },
};

/** The actor of a message that is still being sent: a user who comes back to the page cannot send it twice. */
let sending: ContactActor | undefined;

const isSending = (snapshot: ContactSnapshot) => snapshot.matches('sending');

function trackSending(actor: ContactActor): ContactActor {
  actor.subscribe((snapshot) => {
    if (isSending(snapshot)) sending = actor;
    else if (sending === actor) sending = undefined;
  });
  return actor;
}

const loadFlow = () => import('./contact.flow');

/** The flow of the form, started by the first event. `prepare` loads it while the user is typing. */
function useContact(): LazyActor<ContactActor> & { prepare: () => void } {
  const { notify } = useToasts();
  const context = useFlowContext(undefined);
  const [eager] = useState(() => sending !== undefined);
  const start = useCallback(async () => {
    if (sending) return sending;
    const { contactFlow } = await loadFlow();
    return trackSending(await contactFlow.start(context()));
  }, [context]);
  const onUnavailable = useCallback(() => notify(notLoaded), [notify]);
  const prepareAccount = usePrepareAccount();
  const prepare = useCallback(() => {
    prepareAccount();
    loadFlow().catch(() => {});
  }, [prepareAccount]);
  return { ...useLazyActor(start, { eager, keepAlive: isSending, onUnavailable }), prepare };
}

/** The contact page, for each state of its machine. */
export function ContactView({ onOpenChat, ...form }: ContactFormProps & { onOpenChat: () => void }) {
  const states = stateValueNames('contact', form.snapshot?.value ?? 'editing');
  return (
    <Page title={messages.title} description={messages.description}>
      <Stack gap="xl" data-machine-state={states.join(' ')}>
        <PageHeader title={messages.title} lead={messages.lead} />
        <div className={css.columns}>
          <Surface>
            <ContactForm {...form} />
          </Surface>
          <HelpCards onOpenChat={onOpenChat} />
        </div>
      </Stack>
    </Page>
  );
}

/** Where the user may find an answer at once. */
function HelpCards({ onOpenChat }: { onOpenChat: () => void }) {
  const cards = [
    {
      title: 'FAQ',
      icon: CircleQuestionMark,
      text: messages.faqText,
      action: linkButton(paths.faq, messages.readFaq),
    },
    {
      title: messages.docs,
      icon: BookOpen,
      text: messages.docsText,
      action: linkButton(paths.documentation, messages.readDocs),
    },
    {
      title: messages.community,
      icon: MessagesSquare,
      text: messages.communityText,
      action: <Button onClick={onOpenChat}>{messages.openChat}</Button>,
    },
  ];
  return (
    <Stack gap="m">
      <Heading level={2} size="section">
        {messages.help}
      </Heading>
      {cards.map(({ title, icon, text, action }) => (
        <Card key={title} level={3} title={title} media={<Icon of={icon} size="l" />} footer={action}>
          {text}
        </Card>
      ))}
    </Stack>
  );
}

const linkButton = (to: string, label: string) => (
  <Button asChild>
    <InternalLink to={to}>{label}</InternalLink>
  </Button>
);
