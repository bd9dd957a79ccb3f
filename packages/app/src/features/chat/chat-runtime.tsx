import { wait } from '@verapix/engines';
import type { ChatActor } from '@verapix/machines';
import { useSelector } from '@xstate/react';
import type { RefObject } from 'react';
import type { ChatRuntime } from '../../app/chat';
import type { FlowContext } from '../../app/flow/define-flow';
import { ChatView } from './ChatView';
import { type ChatParams, chatFlow } from './chat.flow';
import { createConversationStore } from './conversation-store';
import { createSimulatedReply } from './simulated-reply';

/** The whole chat except its button, in one module that is loaded on demand. */
export function startChatRuntime(context: FlowContext<void>): ChatRuntime {
  const params: ChatParams = {
    conversation: createConversationStore({ storage: () => localStorage, tab: window }),
    reply: createSimulatedReply({
      random: Math.random,
      wait,
      isOfferOver: () => context.account.view().offer === 'over',
    }),
    now: Date.now,
  };
  return { actor: chatFlow.create({ ...context, params, latest: () => params }).start(), Panel: ChatWidget };
}

interface ChatWidgetProps {
  actor: ChatActor;
  launcher: RefObject<HTMLElement | null>;
}

/** Connects the view to the actor. */
export function ChatWidget({ actor, launcher }: ChatWidgetProps) {
  const snapshot = useSelector(actor, (current) => current);
  return <ChatView snapshot={snapshot} send={actor.send} launcher={launcher} />;
}
