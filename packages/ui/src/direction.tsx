import { Direction } from 'radix-ui';
import type { ReactNode } from 'react';

export interface DirectionProviderProps {
  dir: 'ltr' | 'rtl';
  children: ReactNode;
}

/**
 * The direction of the text inside, for components that need it beside the page's css: which arrow key goes on in tabs, menus and
 * radio groups, and on which side a menu or select opens. The page says it too: `<html dir="rtl">`.
 */
export function DirectionProvider({ dir, children }: DirectionProviderProps) {
  return <Direction.Provider dir={dir}>{children}</Direction.Provider>;
}
