import * as common from '@verapix/messages/common';
import * as texts from '@verapix/messages/ui-chat';
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import { Button } from '../Button';
import * as css from './ChatPanel.css';

export interface ChatPanelMessage {
  id: string;
  /** The author. */
  from: 'person' | 'assistant';
  /** Text, and links to pages. */
  content: ReactNode;
  /** When it was sent: as ISO 8601, and formatted as hour and minute. */
  time: { iso: string; label: string };
}

export interface ChatLogProps {
  /** Oldest first. */
  messages: readonly ChatPanelMessage[];
  /** The assistant is preparing a reply. */
  typing: boolean;
  /** The reply failed. */
  failed: boolean;
  /** Requests the failed reply again. */
  onRetry: () => void;
}

interface ScrollingLogProps extends ChatLogProps {
  /** Called when the user follows a link in a message. */
  onFollow: (() => void) | undefined;
  /** Choices after the last message. */
  children: ReactNode;
}

/** Returns the first message of the last consecutive run by one author. */
function startOfTurn(log: Element): HTMLElement | undefined {
  const messages = [...log.children].filter((child) => child instanceof HTMLElement);
  const newest = messages.at(-1)?.dataset.from;
  const before = messages.findLastIndex(({ dataset }) => dataset.from !== newest);
  return messages[before + 1];
}

/**
 * The conversation, scrolled so that the last run of messages is visible from its start. New messages are announced.
 * Private to ChatPanel.
 */
export function ChatLog({ messages, typing, failed, onRetry, onFollow, children }: ScrollingLogProps) {
  const log = useRef<HTMLDivElement>(null);
  const newest = messages.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them changes what is at the end.
  useLayoutEffect(() => {
    const { current } = log;
    const box = current?.parentElement;
    if (!current || !box) return;
    box.scrollTop = box.scrollHeight;
    const start = startOfTurn(current);
    if (!start) return;
    const edge = box.getBoundingClientRect().top + Number.parseFloat(getComputedStyle(box).paddingBlockStart);
    box.scrollTop -= Math.max(0, edge - start.getBoundingClientRect().top);
  }, [newest, typing, failed]);
  const follow = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) onFollow?.();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to the links inside it.
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link that is followed by keyboard is clicked too.
    <div className={css.scroller} onClick={follow}>
      <div ref={log} role="log" aria-label={texts.conversation} className={css.log}>
        {messages.map((message, place) => (
          <Message key={message.id} message={message} next={messages[place + 1]} />
        ))}
      </div>
      <div role="status" className={css.status}>
        {typing && <Typing />}
      </div>
      {failed && <Failure onRetry={onRetry} />}
      {children}
    </div>
  );
}

interface MessageProps {
  message: ChatPanelMessage;
  next: ChatPanelMessage | undefined;
}

/** Consecutive messages of one author within a minute share one time, below the last. */
function Message({ message: { from, content, time }, next }: MessageProps) {
  const isLastOfMinute = next?.from !== from || next.time.label !== time.label;
  return (
    <div className={css.message} data-from={from}>
      <VisuallyHidden>{from === 'person' ? texts.fromYou : texts.fromAssistant} </VisuallyHidden>
      <div className={css.bubble}>{content}</div>
      {isLastOfMinute && (
        <time dateTime={time.iso} className={css.time}>
          {time.label}
        </time>
      )}
    </div>
  );
}

function Typing() {
  return (
    <div className={css.typing}>
      <VisuallyHidden>{texts.typing}</VisuallyHidden>
      <i className={css.dot} />
      <i className={css.dot} />
      <i className={css.dot} />
    </div>
  );
}

function Failure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={css.failure}>
      <span>{texts.noResponse}</span>
      <Button size="s" onClick={onRetry}>
        {common.tryAgain}
      </Button>
    </div>
  );
}
