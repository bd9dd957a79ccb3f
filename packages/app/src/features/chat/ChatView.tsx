import { chat, chatDepartments } from '@verapix/domain';
import {
  type ChatEvent,
  type ChatMessage,
  type ChatSnapshot,
  selectChatState,
  selectOffersDepartments,
  stateValueNames,
} from '@verapix/machines';
import { ChatPanel, type ChatPanelMessage, CheckList, Dialog, Link, Text } from '@verapix/ui';
import type { RefObject } from 'react';
import { paths } from '../../app/paths';
import { quickReplies } from '../../content/chat/answer';
import { formatTime } from '../../content/local-format';
import { MessageText } from '../../lib/MessageText';

interface ChatViewProps {
  snapshot: ChatSnapshot;
  send: (event: ChatEvent) => void;
  /** Gets the focus when the chat closes. */
  launcher: RefObject<HTMLElement | null>;
}

/** The chat, for each state of its machine. */
export function ChatView({ snapshot, send, launcher }: ChatViewProps) {
  const { messages } = snapshot.context;
  return (
    <>
      <ChatPanel
        open={selectChatState(snapshot).isOpen}
        launcher={launcher}
        state={stateValueNames('chat', snapshot.value).join(' ')}
        messages={messages.map(panelMessage)}
        typing={snapshot.matches({ reply: 'replying' })}
        failed={snapshot.matches({ reply: 'failed' })}
        maxLength={chat.messageMaxCharacters}
        departments={selectOffersDepartments(snapshot) ? chatDepartments : []}
        onDepartment={(name) => {
          const department = chatDepartments.find((each) => each === name);
          if (department) send({ type: 'department.chosen', department });
        }}
        quickReplies={quickReplies}
        onQuickReply={(text) => send({ type: 'message.sent', text })}
        onSend={(text) => send({ type: 'message.sent', text })}
        onRetry={() => send({ type: 'reply.retried' })}
        onReset={() => send({ type: 'conversation.reset' })}
        onHelp={() => send({ type: 'help.opened' })}
        onFollow={() => send({ type: 'chat.closed' })}
        onClose={() => send({ type: 'chat.closed' })}
      />
      <ChatHelp
        open={snapshot.matches({ panel: { open: 'helping' } })}
        onClose={() => send({ type: 'help.closed' })}
        onFollow={() => send({ type: 'chat.closed' })}
      />
    </>
  );
}

/** A message as the panel shows it. Its index is part of the id: messages are only added, or all replaced. */
function panelMessage({ content, isBot, timestamp }: ChatMessage, index: number): ChatPanelMessage {
  const iso = timestamp.toISOString();
  return {
    id: `${index} ${iso}`,
    from: isBot ? 'assistant' : 'person',
    content: isBot ? <MessageText content={content} /> : content,
    time: { iso, label: formatTime(timestamp) },
  };
}

interface ChatHelpProps {
  open: boolean;
  onClose: () => void;
  /** The user followed the link to the contact page. */
  onFollow: () => void;
}

/** Explains what the chat can do and how messages are stored. */
function ChatHelp({ open, onClose, onFollow }: ChatHelpProps) {
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
            `The conversation is kept in this browser alone, its last ${chat.historyLimit} messages. Start over removes it.`,
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
