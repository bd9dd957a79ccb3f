import type { ChatActor } from '@verapix/machines';
import { useSelector } from '@xstate/react';
import type { RefObject } from 'react';
import { ChatView } from './ChatView';

interface ChatWidgetProps {
  actor: ChatActor;
  launcher: RefObject<HTMLElement | null>;
}

/** Shows what the chat's actor holds and tells it what the person does. */
export function ChatWidget({ actor, launcher }: ChatWidgetProps) {
  const snapshot = useSelector(actor, (current) => current);
  return <ChatView snapshot={snapshot} send={actor.send} launcher={launcher} />;
}
