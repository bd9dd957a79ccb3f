import { useAccountView } from '../../wiring/account/account';
import { useOpenChat } from '../../wiring/chat/chat';
import { ContactView } from './ContactView';
import { useContact } from './use-contact';

/** `/contact`: a message to the team, and where else there is help. */
export function ContactPage() {
  const { user } = useAccountView();
  return <ContactView {...useContact()} person={user} onOpenChat={useOpenChat()} />;
}
