import { chat } from '@verapix/facts';
import { CheckList, Dialog, Link, Text } from '@verapix/ui';
import { paths } from '../../paths';

interface ChatHelpProps {
  open: boolean;
  onClose: () => void;
  /** The link to a person was followed. */
  onFollow: () => void;
}

/** What the chat can do, and what becomes of what is written in it. */
export function ChatHelp({ open, onClose, onFollow }: ChatHelpProps) {
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Content
        title="What this chat can do"
        description="An automatic assistant answers. It knows words, not sentences, so short questions work best."
        size="s"
      >
        <CheckList
          items={[
            'Ask about a tool, a format, a plan, a payment or your account.',
            'Choose a department first, and its page opens as well.',
            `The conversation is kept in this browser alone, its last ${chat.messagesKept} messages. Start over removes it.`,
            'Escape closes the chat. An answer that comes later is counted on its button.',
          ]}
        />
        <Text>
          For an answer by a person, write to us at{' '}
          <Link to={paths.contact} onClick={onFollow}>
            Contact
          </Link>
          .
        </Text>
      </Dialog.Content>
    </Dialog.Root>
  );
}
