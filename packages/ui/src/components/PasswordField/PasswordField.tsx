import { Eye, EyeOff } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useImperativeHandle, useRef } from 'react';
import { Icon } from '../../primitives/Icon';
import { IconButton } from '../IconButton';
import { TextField, type TextFieldProps } from '../TextField';
import { useCapsLock } from './use-caps-lock';
import { useShown } from './use-shown';

export const passwordFieldUses = ['current-password', 'new-password'] as const;

export interface PasswordFieldProps
  extends Omit<TextFieldProps, 'type' | 'end' | 'notice' | 'autoComplete' | 'spellCheck'> {
  /** Whether it asks for the password there is or for a new one: what a password manager fills in or suggests. */
  autoComplete: (typeof passwordFieldUses)[number];
}

/** A password, with a button that shows it. Everything goes to the input but `className`. */
export function PasswordField({ ref, onKeyDown, onKeyUp, onBlur, ...rest }: PasswordFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  const { isShown, toggle } = useShown(input);
  const capsLock = useCapsLock();
  const both = (own?: (event: KeyboardEvent<HTMLInputElement>) => void) => {
    return (event: KeyboardEvent<HTMLInputElement>) => {
      capsLock.read(event);
      own?.(event);
    };
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    capsLock.forget();
    onBlur?.(event);
  };
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      {...rest}
      ref={input}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      onKeyDown={both(onKeyDown)}
      onKeyUp={both(onKeyUp)}
      onBlur={leave}
      notice={capsLock.isOn && 'Caps Lock is on.'}
      end={
        <IconButton
          icon={<Icon of={isShown ? EyeOff : Eye} />}
          label={isShown ? 'Hide password' : 'Show password'}
          disabled={rest.disabled}
          // A press leaves the caret where it is.
          onMouseDown={(event) => event.preventDefault()}
          onClick={toggle}
        />
      }
    />
  );
}
