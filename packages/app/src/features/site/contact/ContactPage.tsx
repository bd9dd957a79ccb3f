import {
  errorToast,
  type ContactActor,
  type ContactSnapshot,
  stateValueNames,
  type ToastOptions,
} from '@verapix/machines';
import { Button, Card, Heading, Icon, InternalLink, PageHeader, Stack, Surface } from '@verapix/ui';
import { BookOpen, CircleQuestionMark, MessagesSquare } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useAccount, useAccountView } from '../../../app/account/account';
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
  ...errorToast(
    'Your message was not sent',
    'The connection was lost, or a newer version has been published. Load the page again and send it once more.',
  ),
  duration: Number.POSITIVE_INFINITY,
  action: { label: 'Load again', onSelect: () => location.reload() },
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
  const account = useAccount();
  const { notify } = useToasts();
  const context = useFlowContext(undefined);
  const [eager] = useState(() => sending !== undefined);
  const start = useCallback(async () => {
    if (sending) return sending;
    const { contactFlow } = await loadFlow();
    return trackSending(await contactFlow.start(context()));
  }, [context]);
  const onUnavailable = useCallback(() => notify(notLoaded), [notify]);
  const prepare = useCallback(() => {
    Promise.all([loadFlow(), account.start()]).catch(() => {});
  }, [account]);
  return { ...useLazyActor(start, { eager, keepAlive: isSending, onUnavailable }), prepare };
}

/** The contact page, for each state of its machine. */
export function ContactView({ onOpenChat, ...form }: ContactFormProps & { onOpenChat: () => void }) {
  const states = stateValueNames('contact', form.snapshot?.value ?? 'editing');
  return (
    <Page
      title="Contact"
      description="Write to the Verapix team about a problem, a bill or a custom plan, or find help in the FAQ, the documentation and the support chat."
    >
      <Stack gap="xl" data-machine-state={states.join(' ')}>
        <PageHeader
          title="Contact"
          lead="Write to us about a problem, a bill, a custom plan or anything else. We answer by email."
        />
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
      text: 'Short answers to what is asked most.',
      action: linkButton(paths.faq, 'Read the FAQ'),
    },
    {
      title: 'Documentation',
      icon: BookOpen,
      text: 'How to use the API, with programs that run as they stand.',
      action: linkButton(paths.documentation, 'Read the documentation'),
    },
    {
      title: 'Community Support',
      icon: MessagesSquare,
      text: 'The assistant in the support chat replies within seconds, to short questions.',
      action: <Button onClick={onOpenChat}>Open the chat</Button>,
    },
  ];
  return (
    <Stack gap="m">
      <Heading level={2} size="section">
        Find help now
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
