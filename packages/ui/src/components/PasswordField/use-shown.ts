import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Whether the password is shown. It is hidden again when its form is sent; showing and hiding keep the caret. */
export function useShown(input: RefObject<HTMLInputElement | null>) {
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
    // In some browsers a selection would also take the focus.
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
