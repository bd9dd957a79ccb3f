import { onceIdle, ownKey, readItem } from '@verapix/domain';
import { useEffect } from 'react';
import { awaitsReply, chatStateKey, useChat } from '../chat';

/** Starts the chat by itself only to answer a stored message of the user, when the browser is idle. */
export function AwaitedReply() {
  const { prepare } = useChat();
  useEffect(() => {
    if (awaitsReply(readItem(() => localStorage, ownKey(chatStateKey)))) onceIdle(prepare);
  }, [prepare]);
  return null;
}
