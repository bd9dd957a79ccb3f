import type { ToastOptions } from '@verapix/machines';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAccount } from '../account/account';
import { readItem } from '../safe-storage';
import { useToasts } from '../toasts';
import { onceIdle } from '../when-idle';
import { type Chat, createChat } from './chat';
import { awaitsReply, chatStateKey } from './stored-chat';

/** A module that could not be fetched stays so until the page is loaded again. */
const notOpened: ToastOptions = {
  title: 'The chat could not be opened',
  description:
    'The connection was lost, or a newer version has been published. Loading the page again fixes both.',
  variant: 'destructive',
  type: 'error',
  duration: Number.POSITIVE_INFINITY,
  action: { label: 'Load again', onSelect: () => location.reload() },
};

/** The chat of the running app. It starts by itself only where it owes an answer, when the page has nothing else to do. */
export function useAppChat(): Chat {
  const { notify } = useToasts();
  const account = useAccount();
  const navigate = useNavigate();
  const [chat] = useState(() =>
    createChat({
      start: async () =>
        (await import('./chat-runtime')).startChatRuntime({
          account,
          notify,
          navigate: (to) => navigate(to),
        }),
      onFail: (error) => {
        console.error(error);
        notify(notOpened);
      },
    }),
  );
  useEffect(() => {
    if (awaitsReply(readItem(() => localStorage, chatStateKey))) onceIdle(chat.prepare);
    return chat.stop;
  }, [chat]);
  return chat;
}
