import { errorToast, type ToastOptions } from '@verapix/machines';
import * as messages from '@verapix/messages/chat-panel';
import { useEffect, useState } from 'react';
import { type Chat, type ChatRuntime, createChat } from '../chat';
import type { FlowContext } from '../flow/define-flow';
import { useFlowContext } from '../flow/use-flow-context';
import { useToasts } from '../toasts';

/** A module that failed to load fails again until the page is reloaded. */
const notLoaded: ToastOptions = {
  ...errorToast(messages.notOpened, messages.notOpenedText),
  duration: Number.POSITIVE_INFINITY,
  action: { label: messages.load, onSelect: () => location.reload() },
};

/** Imports the chat. */
export type LoadChat = () => Promise<{ startChatRuntime: (context: FlowContext<void>) => ChatRuntime }>;

/** The chat of the running app. */
export function useAppChat(load: LoadChat): Chat {
  const { notify } = useToasts();
  const contextOf = useFlowContext<void>();
  const [chat] = useState(() =>
    createChat({
      start: async () => (await load()).startChatRuntime(contextOf()),
      onFail: (error) => {
        console.error(error);
        notify(notLoaded);
      },
    }),
  );
  useEffect(() => chat.stop, [chat]);
  return chat;
}
