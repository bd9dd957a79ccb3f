import { CircleQuestionMark, RotateCcw, X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type RefObject, useRef, useState } from 'react';
import { Heading } from '../../primitives/Heading';
import { Icon } from '../../primitives/Icon';
import { Scrim } from '../Dialog/Scrim';
import { IconButton } from '../IconButton';
import { ChatComposer } from './ChatComposer';
import { ChatLog, type ChatLogProps } from './ChatLog';
import * as css from './ChatPanel.css';
import { ChatSuggestions, type ChatSuggestionsProps } from './ChatSuggestions';
import { useIsSheet } from './use-is-sheet';

export interface ChatPanelProps extends ChatLogProps, ChatSuggestionsProps {
  open: boolean;
  /** Most characters that a message may have (UTF-16 units, as the browser counts). */
  maxLength: number;
  /** Gets the text as it was typed; never a blank one. */
  onSend: (text: string) => void;
  onReset: () => void;
  onHelp: () => void;
  onClose: () => void;
  /** What opens the panel: the focus goes there when it closes. */
  launcher: RefObject<HTMLElement | null>;
  /** A link in a message was followed, on a phone, where the panel hides the page. */
  onFollow?: () => void;
  /** The state of the machine that owns the chat, put in `data-machine-state`. */
  state?: string;
}

/**
 * The support chat: 380 by 500 px beside the page, which stays usable; on phones it is the whole window. What was typed
 * and not sent stays when it closes. It keeps no conversation: that is its owner's.
 */
export function ChatPanel({
  open,
  maxLength,
  onSend,
  onReset,
  onHelp,
  onClose,
  launcher,
  ...props
}: ChatPanelProps) {
  const { messages, typing, failed, onRetry, departments, onDepartment, quickReplies, onQuickReply } = props;
  const isSheet = useIsSheet();
  const [draft, setDraft] = useState('');
  const content = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  // On phones a focused field brings up the keyboard, over what there is to read.
  const focusInside = () => (isSheet ? content : field).current?.focus();
  const chooseDepartment = (department: string) => {
    onDepartment(department);
    focusInside();
  };
  return (
    <Radix.Root modal={isSheet} open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        {isSheet && <Scrim />}
        <Radix.Content
          ref={content}
          className={css.root}
          aria-modal={isSheet || undefined}
          aria-describedby={undefined}
          data-machine-state={props.state}
          // A page that opens beside it leaves the focus where it is.
          data-keeps-focus={isSheet || undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            focusInside();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            launcher.current?.focus();
          }}
          // The page beside it is there to be used.
          onInteractOutside={(event) => event.preventDefault()}
          onEscapeKeyDown={(event) => {
            if (!content.current?.contains(document.activeElement)) event.preventDefault();
          }}
        >
          <Head {...{ onHelp, onReset }} />
          <ChatLog {...{ messages, typing, failed, onRetry }} onFollow={isSheet ? props.onFollow : undefined}>
            <ChatSuggestions
              {...{ departments, quickReplies, onQuickReply }}
              onDepartment={chooseDepartment}
            />
          </ChatLog>
          <ChatComposer {...{ draft, maxLength, onSend, field }} onDraftChange={setDraft} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Head({ onHelp, onReset }: Pick<ChatPanelProps, 'onHelp' | 'onReset'>) {
  return (
    <div className={css.head}>
      <div className={css.names}>
        <Radix.Title asChild>
          <Heading level={2} size="small">
            Support chat
          </Heading>
        </Radix.Title>
        <p className={css.subtitle}>Automatic assistant</p>
      </div>
      <IconButton label="What this chat can do" icon={<Icon of={CircleQuestionMark} />} onClick={onHelp} />
      <IconButton label="Start over" icon={<Icon of={RotateCcw} />} onClick={onReset} />
      <Radix.Close asChild>
        <IconButton label="Close chat" icon={<Icon of={X} />} />
      </Radix.Close>
    </div>
  );
}
