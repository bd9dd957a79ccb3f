import { ownKey, readItem, refuseItems, removeItem, writeItem } from '@verapix/domain';
import { useSyncExternalStore } from 'react';

/** The types of stored items that the user decides about. Essential ones are always stored. */
export const chosenTypes = ['performance', 'functional'] as const;

/** The types that the user allows. */
export type Consent = Readonly<Record<(typeof chosenTypes)[number], boolean>>;

/** The default until the user chooses: only functional items are stored. */
export const untilChosen: Consent = { performance: false, functional: true };

const consentKey = 'verapix-cookie-choice';

interface ConsentOptions {
  /** Stores the choice. */
  storage: () => Storage;
  /** Can hold functional items too. */
  tabStorage: () => Storage;
  /** The window, which reports choices made in other tabs. */
  tab: () => Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

/** The user's choice, shared by all tabs of a browser. */
export interface ConsentStore {
  /** The current consent: the same object until it changes. */
  read: () => Consent;
  /** Whether the user has chosen. */
  isChosen: () => boolean;
  /** Applies a choice at once. Returns whether it was stored. */
  choose: (consent: Consent) => boolean;
  /** Calls back after a choice in any tab. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
}

/** The stored choice; null if there is none or it is invalid. */
function parse(text: string | null): Consent | null {
  try {
    const stored: Consent = JSON.parse(text ?? '');
    const entries = chosenTypes.map((type) => [type, stored[type]] as const);
    const isValid = entries.every(([, allowed]) => typeof allowed === 'boolean');
    return isValid ? (Object.fromEntries(entries) as Consent) : null;
  } catch {
    return null;
  }
}

/** Creates the store. Where storage is blocked, a choice lasts as long as the page. */
export function createConsent({ storage, tabStorage, tab }: ConsentOptions): ConsentStore {
  let chosen: Consent | null = null;
  const listeners = new Set<() => void>();

  const apply = (consent: Consent | null) => {
    chosen = consent;
    const refused = consent?.functional === false ? functionalKeys : [];
    refuseItems(refused);
    const deleted = refused.flatMap((key) => [key, ownKey(key)]);
    for (const key of deleted) for (const place of [storage, tabStorage]) removeItem(place, key);
    for (const listener of listeners) listener();
  };
  const onStorage = (event: Event) => {
    const key = 'key' in event ? event.key : null;
    if (key === consentKey || key === null) apply(parse(readItem(storage, consentKey)));
  };

  apply(parse(readItem(storage, consentKey)));
  return {
    read: () => chosen ?? untilChosen,
    isChosen: () => chosen !== null,
    choose: (consent) => {
      apply(consent);
      return writeItem(storage, consentKey, JSON.stringify(consent));
    },
    subscribe: (listener) => {
      if (listeners.size === 0) tab().addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) tab().removeEventListener('storage', onStorage);
      };
    },
  };
}

/** The consent given in this browser. */
export const appConsent = createConsent({
  storage: () => localStorage,
  tabStorage: () => sessionStorage,
  tab: () => window,
});

/** The current consent, and whether the user chose it. Prerendered HTML has the default. */
export function useConsent() {
  const consent = useSyncExternalStore(appConsent.subscribe, appConsent.read, () => untilChosen);
  const isChosen = useSyncExternalStore(appConsent.subscribe, appConsent.isChosen, () => false);
  return { consent, isChosen };
}

/** The storage keys of functional items: optional, and deleted when the user refuses them. */
export const functionalKeys: readonly string[] = [
  'verapix.theme',
  'verapix.sample-language',
  'verapix.help-key',
  'verapix.upscale-pace',
  'verapix.graphics-processor',
  'verapix-library',
  'verapix.engines',
  'verapix-chat-conversation',
  'verapix-chat-state',
  'verapix-contact-draft',
];
