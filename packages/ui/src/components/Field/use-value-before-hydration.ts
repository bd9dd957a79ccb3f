import { type ChangeEvent, type ChangeEventHandler, type RefObject, useLayoutEffect } from 'react';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/**
 * Calls `onChange` once, on hydration, if the user has typed into the prerendered field: React keeps the typed text but
 * fires no event for it, and the next render would reset a controlled field to its old `value`.
 */
export function useValueBeforeHydration<Element extends TextElement>(
  input: RefObject<Element | null>,
  rendered: string | number | readonly string[] | undefined,
  onChange: ChangeEventHandler<Element> | undefined,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it compares with the first render alone.
  useLayoutEffect(() => {
    const field = input.current;
    if (!field || field.value === String(rendered ?? '')) return;
    onChange?.({ target: field, currentTarget: field } as ChangeEvent<Element>);
  }, []);
}
