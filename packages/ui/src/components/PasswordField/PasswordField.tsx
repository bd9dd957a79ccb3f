import * as messages from '@verapix/messages/ui';
import { Eye, EyeOff } from 'lucide-react';
import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Icon } from '../../primitives/Icon';
import { IconButton } from '../IconButton';
import { TextField, type TextFieldProps } from '../TextField';

export const passwordFieldUses = ['current-password', 'new-password'] as const;

export interface PasswordFieldProps
  extends Omit<TextFieldProps, 'type' | 'end' | 'notice' | 'autoComplete' | 'spellCheck'> {
  /** Whether the field asks for the existing password or for a new one: what password managers fill in or suggest. */
  autoComplete: (typeof passwordFieldUses)[number];
}

/** A password field with a button to reveal it. All props go to the input, except `className`. */
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
      notice={capsLock.isOn && messages.capsLock}
      end={
        <IconButton
          icon={<Icon of={isShown ? EyeOff : Eye} />}
          label={isShown ? messages.hidePassword : messages.showPassword}
          disabled={rest.disabled}
          // A press keeps the caret where it is.
          onMouseDown={(event) => event.preventDefault()}
          onClick={toggle}
        />
      }
    />
  );
}

/** Whether the password is revealed. It is hidden again when its form is submitted. Toggling keeps the caret. */
function useShown(input: RefObject<HTMLInputElement | null>) {
  const [isShown, setIsShown] = useState(false);
  const selection = useRef<[number | null, number | null]>(undefined);

  useEffect(() => {
    const form = input.current?.form;
    const hide = () => setIsShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, [input]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: changing the input's type is what moves the caret.
  useLayoutEffect(() => {
    // In some browsers setting the selection would also move the focus.
    if (selection.current && input.current?.matches(':focus'))
      input.current.setSelectionRange(...selection.current);
    selection.current = undefined;
  }, [input, isShown]);

  const toggle = () => {
    const { selectionStart = null, selectionEnd = null } = input.current ?? {};
    selection.current = [selectionStart, selectionEnd];
    setIsShown((shown) => !shown);
  };
  return { isShown, toggle };
}

/** Whether Caps Lock is on, according to the last key pressed in the field. */
function useCapsLock() {
  const [isOn, setIsOn] = useState(false);
  const read = (event: KeyboardEvent) => {
    // On keydown of the Caps Lock key itself, some systems still report the state before it.
    if (event.type === 'keydown' && event.key === 'CapsLock') return;
    setIsOn(event.getModifierState('CapsLock'));
  };
  return { isOn, read, forget: () => setIsOn(false) };
}
