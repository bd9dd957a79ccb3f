import { SendHorizontal } from 'lucide-react';
import type { FormEvent, RefObject } from 'react';
import { Icon } from '../../primitives/Icon';
import { IconButton } from '../IconButton';
import { TextField } from '../TextField';
import * as css from './ChatPanel.css';

interface ChatComposerProps {
  draft: string;
  onDraftChange: (draft: string) => void;
  maxLength: number;
  onSend: (text: string) => void;
  field: RefObject<HTMLInputElement | null>;
}

/** Where a message is written. A blank one cannot be sent. Private to ChatPanel. */
export function ChatComposer({ draft, onDraftChange, maxLength, onSend, field }: ChatComposerProps) {
  const isBlank = draft.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBlank) return;
    onSend(draft);
    onDraftChange('');
    // The button is disabled now, and would lose the focus.
    field.current?.focus();
  };
  return (
    <form className={css.composer} onSubmit={submit} data-keeps-focus>
      <TextField
        ref={field}
        label="Your message"
        hideLabel
        size="m"
        autoComplete="off"
        enterKeyHint="send"
        placeholder="Write a message"
        className={css.field}
        value={draft}
        maxLength={maxLength}
        onChange={(event) => onDraftChange(event.target.value)}
      />
      <IconButton
        type="submit"
        label="Send"
        tone="accent"
        look="solid"
        icon={<Icon of={SendHorizontal} />}
        disabled={isBlank}
      />
    </form>
  );
}
