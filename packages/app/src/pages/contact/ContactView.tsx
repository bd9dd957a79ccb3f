import { stateValueNames } from '@verapix/machines';
import { PageHeader, Stack, Surface } from '@verapix/ui';
import { Page } from '../../shell/Page';
import * as css from './Contact.css';
import { ContactForm, type ContactFormProps } from './ContactForm';
import { HelpCards } from './HelpCards';

interface ContactViewProps extends ContactFormProps {
  onOpenChat: () => void;
}

/** The contact page as its machine's state shows it. */
export function ContactView({ onOpenChat, ...form }: ContactViewProps) {
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
