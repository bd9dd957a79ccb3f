import { appCodeMaxCharacters, type CodeForm as CodeFormState } from '@verapix/machines';
import * as messages from '@verapix/messages/lib';
import { Button, Form, Inline, TextField } from '@verapix/ui';
import { useEffect, useRef, useState } from 'react';

interface CodeFormProps {
  /** What became of the last code. */
  state: CodeFormState;
  /** The code is being checked. */
  pending: boolean;
  submitLabel: string;
  cancelLabel: string;
  /** Whether the field gets the focus when it appears. */
  focused?: boolean;
  /** Whether a recovery code does as well. */
  takesRecoveryCode?: boolean;
  onSubmit: (code: string) => void;
  onCancel: () => void;
}

/** Attributes of a field whose text no program should change. */
const asTyped = { autoCorrect: 'off', autoCapitalize: 'off', spellCheck: false, required: true } as const;

/**
 * Asks for the six digits that an authenticator app shows, which phones and password managers can fill in, or for a recovery
 * code.
 */
export function CodeForm({
  state,
  pending,
  submitLabel,
  cancelLabel,
  focused = false,
  takesRecoveryCode = false,
  onSubmit,
  onCancel,
}: CodeFormProps) {
  const [isRecovery, setRecovery] = useState(false);
  /** Whether the last code that was submitted was meant as a recovery code: errors are about that one. */
  const [wasRecovery, setWasRecovery] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isFocused = useRef(focused);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other field gets the focus when it appears, too.
  useEffect(() => {
    if (isFocused.current) field.current?.focus();
    isFocused.current = true;
  }, [isRecovery]);
  const { problem } = state;
  return (
    <Form
      fields={['code']}
      errors={wasRecovery === isRecovery ? state.fieldErrors : {}}
      problem={problem && [problem.message, problem.fix].filter(Boolean).join(' ')}
      pending={pending}
      onSubmit={({ code }) => {
        setWasRecovery(isRecovery);
        onSubmit(code);
      }}
    >
      {isRecovery ? (
        <TextField
          key="recovery"
          ref={field}
          label={messages.recoveryCode}
          hint={messages.recoveryCodeHint}
          name="code"
          autoComplete="off"
          maxLength={40}
          {...asTyped}
        />
      ) : (
        <TextField
          key="app"
          ref={field}
          label={messages.code}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={appCodeMaxCharacters}
          {...asTyped}
        />
      )}
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
      {takesRecoveryCode && (
        <Inline>
          <Button size="s" disabled={pending} onClick={() => setRecovery(!isRecovery)}>
            {isRecovery ? messages.useAppCode : messages.useRecoveryCode}
          </Button>
        </Inline>
      )}
    </Form>
  );
}
