import { readItem, onceIdle } from '@verapix/domain';
import { errorToast, type ToastOptions } from '@verapix/machines';
import * as messages from '@verapix/messages/chat-panel';
import { useEffect, useState } from 'react';
import { awaitsReply, type Chat, chatStateKey, createChat } from '../../app/chat';
import { useFlowContext } from '../../app/flow/use-flow';
import { useToasts } from '../../app/toasts';

/** A module that failed to load fails again until the page is reloaded. */
const notLoaded: ToastOptions = {
  ...errorToast(messages.notOpened, messages.notOpenedText),
  duration: Number.POSITIVE_INFINITY,
  action: { label: messages.load, onSelect: () => location.reload() },
};

/** The chat of the running app. It starts by itself only to answer a stored message, when the browser is idle. */
export function useAppChat(): Chat {
  const { notify } = useToasts();
  const contextOf = useFlowContext<void>();
  const [chat] = useState(() =>
    createChat({
      start: async () => (await import('./chat-runtime')).startChatRuntime(contextOf()),
      onFail: (error) => {
        console.error(error);
        notify(notLoaded);
      },
    }),
  );
  useEffect(() => {
    if (awaitsReply(readItem(() => localStorage, chatStateKey))) onceIdle(chat.prepare);
    return chat.stop;
  }, [chat]);
  return chat;
}
