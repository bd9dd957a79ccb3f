import type * as common from '@verapix/messages/common';
import type * as ui from '@verapix/messages/ui';
import type * as chat from '@verapix/messages/ui-chat';
import type * as demoBackend from '@verapix/messages/ui-demo-backend';
import type * as maskEditor from '@verapix/messages/ui-mask-editor';
import type * as pictures from '@verapix/messages/ui-pictures';
import type * as textOverlay from '@verapix/messages/ui-text-overlay';
import type * as undoButtons from '@verapix/messages/ui-undo-buttons';
import { createContext, type ReactNode, useContext } from 'react';

type Messages = typeof common &
  typeof ui &
  typeof chat &
  typeof demoBackend &
  typeof maskEditor &
  typeof pictures &
  typeof textOverlay &
  typeof undoButtons;

/** The words of the components by key: texts, and functions for those with values. Missing ones are English. */
export type UiTextsMap = { readonly [Key in keyof Messages]?: Messages[Key] };

const Texts = createContext<UiTextsMap>({});

export interface UiTextsProps {
  /** Those of `@verapix/ui/texts/de`, for example, or some of your own: `{ ...de, upgrade: 'Mehr …' }`. */
  texts: UiTextsMap;
  children: ReactNode;
}

/**
 * The language of the components inside. It has an effect in the published package, where the build lets every component read
 * it (`scripts/packages/texts.ts`). In the repository the language is chosen by the build of the app.
 */
export function UiTexts({ texts, children }: UiTextsProps) {
  return <Texts.Provider value={texts}>{children}</Texts.Provider>;
}

/** @public For the build of the package. */
export const useUiTexts = (): UiTextsMap => useContext(Texts);

/** @public For the build of the package: what a module makes of texts, once for each. */
export function ofTexts<Value>(make: (texts: UiTextsMap) => Value): (texts: UiTextsMap) => Value {
  const made = new WeakMap<UiTextsMap, { value: Value }>();
  return (texts) => {
    let known = made.get(texts);
    if (!known) {
      known = { value: make(texts) };
      made.set(texts, known);
    }
    return known.value;
  };
}
