import type { CodeForm as CodeFormState } from '@verapix/machines';
import * as messages from '@verapix/messages/lib';
import { Button, Form, Inline, TextField } from '@verapix/ui';
import { useEffect, useRef } from 'react';

interface CodeFormProps {
  /** What became of the last code. */
  state: CodeFormState;
  /** The code is being checked. */
  pending: boolean;
  submitLabel: string;
  cancelLabel: string;
  /** Whether the field gets the focus when it appears. */
  focused?: boolean;
  onSubmit: (code: string) => void;
  onCancel: () => void;
}

/** Asks for the six digits that an authenticator app shows. Phones and password managers can fill them in. */
export function CodeForm({
  state,
  pending,
  submitLabel,
  cancelLabel,
  focused = false,
  onSubmit,
  onCancel,
}: CodeFormProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focused) field.current?.focus();
  }, [focused]);
  const { problem } = state;
  return (
    <Form
      fields={['code']}
      errors={state.fieldErrors}
      problem={problem && [problem.message, problem.fix].filter(Boolean).join(' ')}
      pending={pending}
      onSubmit={({ code }) => onSubmit(code)}
    >
      <TextField
        ref={field}
        label={messages.code}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCorrect="off"
        spellCheck={false}
        // Apps show the digits in two groups.
        maxLength={7}
        required
      />
      <Inline gap="s">
        <Button
          type="submit"
          size="l"
          tone="accent"
          variant="solid"
          pending={pending}
          pendingLabel={messages.checkingCode}
        >
          {submitLabel}
        </Button>
        <Button size="l" onClick={onCancel}>
          {cancelLabel}
        </Button>
      </Inline>
    </Form>
  );
}
