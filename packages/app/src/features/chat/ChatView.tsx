import { chat, chatDepartments } from '@verapix/domain';
import {
  type ChatEvent,
  type ChatMessage,
  type ChatSnapshot,
  chatDepartmentNames,
  selectChatState,
  selectOffersDepartments,
  stateValueNames,
} from '@verapix/machines';
import * as messages from '@verapix/messages/chat-panel';
import { CheckList, Dialog, Link, Text } from '@verapix/ui';
import { ChatPanel, type ChatPanelMessage } from '@verapix/ui/product';
import type { RefObject } from 'react';
import { paths } from '../../content/paths';
import { quickReplies } from '../../content/chat/answer';
import { formatTime } from '@verapix/messages/formats/dates';
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
        departments={
          selectOffersDepartments(snapshot) ? chatDepartments.map((each) => chatDepartmentNames[each]) : []
        }
        onDepartment={(name) => {
          const department = chatDepartments.find((each) => chatDepartmentNames[each] === name);
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
      <Dialog.Content title={messages.help} description={messages.helpLead} size="s">
        <CheckList
          items={[
            messages.ask,
            messages.department,
            messages.kept({ historyLimit: chat.historyLimit }),
            messages.escape,
          ]}
        />
        <Text>
          {messages.person({
            link: (children) => (
              <Link to={paths.contact} onClick={onFollow}>
                {children}
              </Link>
            ),
          })}
        </Text>
      </Dialog.Content>
    </Dialog.Root>
  );
}
