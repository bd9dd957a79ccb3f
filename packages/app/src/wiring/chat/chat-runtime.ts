import { wait } from '@verapix/engines';
import type { ToastOptions } from '@verapix/machines';
import { ChatWidget } from '../../shell/chat/ChatWidget';
import type { Account } from '../account/account';
import type { ChatRuntime } from './chat';
import { createConversationStore } from './conversation-store';
import { createSimulatedReply } from './simulated-reply';
import { startChat } from './start-chat';

interface ChatRuntimeOptions {
  account: Account;
  notify: (toast: ToastOptions) => void;
  navigate: (to: string) => void;
}

/** Everything of the chat but its button, in one place to fetch it from. */
export function startChatRuntime(options: ChatRuntimeOptions): ChatRuntime {
  const actor = startChat({
    ...options,
    conversation: createConversationStore({ storage: () => localStorage, tab: window }),
    reply: createSimulatedReply({ random: Math.random, wait }),
    now: Date.now,
  });
  return { actor, Panel: ChatWidget };
}
