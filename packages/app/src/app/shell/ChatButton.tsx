import { ChatLauncher } from '@verapix/ui/product';
import { useRef, useSyncExternalStore } from 'react';
import { useChat } from '../chat';
import { useActorSnapshot } from '@verapix/studio/lib/use-actor-snapshot';

/** The chat's button on every page. The chat's code loads on hover, focus or press. */
export function ChatButton() {
  const chat = useChat();
  const runtime = useSyncExternalStore(chat.subscribe, chat.runtime, () => undefined);
  const pending = useSyncExternalStore(chat.subscribe, chat.isPending, () => false);
  const snapshot = useActorSnapshot(runtime?.actor);
  const launcher = useRef<HTMLButtonElement>(null);
  const value = snapshot?.value;
  const isOpen = value !== undefined && value.panel !== 'closed';
  return (
    <>
      <ChatLauncher
        ref={launcher}
        unread={snapshot?.context.unreadCount ?? 0}
        pending={pending}
        hidden={isOpen}
        state={value && !isOpen ? `chat.panel.closed chat.reply.${value.reply}` : undefined}
        onClick={chat.open}
        onPointerEnter={chat.prepare}
        onFocus={chat.prepare}
      />
      {runtime && <runtime.Panel actor={runtime.actor} launcher={launcher} />}
    </>
  );
}
