import { chat, chatDepartments } from '@verapix/facts';
import {
  type ChatEvent,
  type ChatMessage,
  type ChatSnapshot,
  selectChatState,
  selectOffersDepartments,
  stateValueNames,
} from '@verapix/machines';
import { ChatPanel, type ChatPanelMessage } from '@verapix/ui';
import type { RefObject } from 'react';
import { quickReplies } from '../../content/chat/quick-replies';
import { formatTime } from '../../content/local-format';
import { ChatHelp } from './ChatHelp';
import { MessageText } from './MessageText';

interface ChatViewProps {
  snapshot: ChatSnapshot;
  send: (event: ChatEvent) => void;
  /** Where the focus goes when the chat closes. */
  launcher: RefObject<HTMLElement | null>;
}

/** The chat as its machine's state shows it. */
export function ChatView({ snapshot, send, launcher }: ChatViewProps) {
  const { messages } = snapshot.context;
  return (
    <>
      <ChatPanel
        open={selectChatState(snapshot).isOpen}
        launcher={launcher}
        state={stateValueNames('chat', snapshot.value).join(' ')}
        messages={messages.map(shown)}
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

/** A message as the panel shows it. Its place tells it apart: messages are only added, or all replaced. */
function shown({ content, isBot, timestamp }: ChatMessage, place: number): ChatPanelMessage {
  const iso = timestamp.toISOString();
  return {
    id: `${place} ${iso}`,
    from: isBot ? 'assistant' : 'person',
    content: isBot ? <MessageText content={content} /> : content,
    time: { iso, label: formatTime(timestamp) },
  };
}
