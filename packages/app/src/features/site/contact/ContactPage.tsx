import { useOwnerDepartures } from '@verapix/studio/lib/use-device-owner';
import { stateValueNames } from '@verapix/machines';
import * as messages from '@verapix/messages/contact';
import { Button, Card, Heading, Icon, InternalLink, PageHeader, Stack, Surface } from '@verapix/ui';
import { BookOpen, CircleQuestionMark, MessagesSquare } from 'lucide-react';
import { useAccountView } from '../../../app/account/account';
import { usePrepareAccount } from '../../../app/account/use-started-account';
import { useFlow } from '../../../app/flow/use-flow';
import { paths } from '../../../content/paths';
import { Page } from '../../../app/shell/Page';
import { useOpenChat } from '../../../app/chat';
import { contactFlow } from './contact.flow';
import { ContactForm, type ContactFormProps } from './ContactForm';
import * as css from './contact.css';

/** `/contact`: a message to the team, and other places to find help. */
export function ContactPage() {
  const { user } = useAccountView();
  const contact = useFlow(contactFlow, { params: undefined });
  return (
    <ContactView
      key={useOwnerDepartures()}
      {...contact}
      sender={user}
      prepare={usePrepareAccount()}
      onOpenChat={useOpenChat()}
    />
  );
}

export { ContactPage as Component };

/** The contact page, for each state of its machine. */
export function ContactView({ onOpenChat, ...form }: ContactFormProps & { onOpenChat: () => void }) {
  const states = stateValueNames('contact', form.snapshot.value);
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
