import * as shared from '@verapix/messages/ui';
import * as texts from '@verapix/messages/ui-chat';
import { CircleQuestionMark, RotateCcw, SendHorizontal, X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type FormEvent, type RefObject, useRef, useState, useSyncExternalStore } from 'react';
import { Heading } from '../../primitives/Heading';
import { Icon } from '../../primitives/Icon';
import { screens } from '../../theme/screens';
import { Scrim } from '../Dialog/Scrim';
import { IconButton } from '../IconButton';
import { TextField } from '../TextField';
import { ChatLog, type ChatLogProps } from './ChatLog';
import * as css from './ChatPanel.css';

export interface ChatPanelProps extends ChatLogProps, ChatSuggestionsProps {
  open: boolean;
  /** Maximum length of a message in UTF-16 code units, as the browser counts. */
  maxLength: number;
  /** Receives the text as typed, never a blank one. */
  onSend: (text: string) => void;
  onReset: () => void;
  onHelp: () => void;
  onClose: () => void;
  /** The element that opens the panel. It receives focus when the panel closes. */
  launcher: RefObject<HTMLElement | null>;
  /** Called when the user follows a link in a message on a phone, where the panel covers the page. */
  onFollow?: () => void;
  /** State of the machine that owns the chat, set as `data-machine-state`. */
  state?: string;
}

/**
 * The support chat: 380 by 500 px beside the page, which stays usable, or the whole window on phones. It keeps the
 * unsent draft when it closes. The conversation belongs to its owner.
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
  // On phones a focused field opens the keyboard, which would cover the conversation.
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
          // A panel beside the page does not move the focus when it opens.
          data-keeps-focus={isSheet || undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            focusInside();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            launcher.current?.focus();
          }}
          // The page beside the panel stays usable.
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

function Head({ onHelp, onReset }: { onHelp: () => void; onReset: () => void }) {
  return (
    <div className={css.head}>
      <div className={css.names}>
        <Radix.Title asChild>
          <Heading level={2} size="small">
            {shared.supportChat}
          </Heading>
        </Radix.Title>
        <p className={css.subtitle}>{texts.automaticAssistant}</p>
      </div>
      <IconButton label={texts.whatChatCanDo} icon={<Icon of={CircleQuestionMark} />} onClick={onHelp} />
      <IconButton label={texts.startOver} icon={<Icon of={RotateCcw} />} onClick={onReset} />
      <Radix.Close asChild>
        <IconButton label={texts.closeChat} icon={<Icon of={X} />} />
      </Radix.Close>
    </div>
  );
}

interface ChatSuggestionsProps {
  /** Choices before the first message; empty afterwards. */
  departments: readonly string[];
  onDepartment: (department: string) => void;
  /** Questions that are sent with one press. */
  quickReplies: readonly string[];
  onQuickReply: (question: string) => void;
}

/** Choices offered instead of typing. Private to ChatPanel. */
function ChatSuggestions({ departments, onDepartment, quickReplies, onQuickReply }: ChatSuggestionsProps) {
  return (
    <>
      {departments.length > 0 && (
        <Chips label={texts.chooseDepartment} choices={departments} onChoose={onDepartment} />
      )}
      <Chips label={texts.oftenAsked} choices={quickReplies} onChoose={onQuickReply} />
    </>
  );
}

interface ChipsProps {
  label: string;
  choices: readonly string[];
  onChoose: (choice: string) => void;
}

function Chips({ label, choices, onChoose }: ChipsProps) {
  return (
    <fieldset className={css.choices}>
      <legend className={css.choicesLabel}>{label}</legend>
      <div className={css.chips}>
        {choices.map((choice) => (
          <button key={choice} type="button" className={css.chip} onClick={() => onChoose(choice)}>
            {choice}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

interface ChatComposerProps {
  draft: string;
  onDraftChange: (draft: string) => void;
  maxLength: number;
  onSend: (text: string) => void;
  field: RefObject<HTMLInputElement | null>;
}

/** The message field. A blank message cannot be sent. Private to ChatPanel. */
function ChatComposer({ draft, onDraftChange, maxLength, onSend, field }: ChatComposerProps) {
  const isBlank = draft.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBlank) return;
    onSend(draft);
    onDraftChange('');
    // The button becomes disabled now and would lose the focus.
    field.current?.focus();
  };
  return (
    <form className={css.composer} onSubmit={submit} data-keeps-focus>
      <TextField
        ref={field}
        label={texts.yourMessage}
        hideLabel
        size="m"
        autoComplete="off"
        enterKeyHint="send"
        placeholder={texts.writeMessage}
        className={css.field}
        value={draft}
        maxLength={maxLength}
        onChange={(event) => onDraftChange(event.target.value)}
      />
      <IconButton
        type="submit"
        label={texts.send}
        tone="accent"
        variant="solid"
        icon={<Icon of={SendHorizontal} />}
        disabled={isBlank}
      />
    </form>
  );
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(screens.tablet);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Returns true on a phone-sized window, where the panel fills it. */
function useIsSheet(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !matchMedia(screens.tablet).matches,
    () => false,
  );
}
