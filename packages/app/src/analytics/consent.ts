import { readItem, refuseItems, removeItem, writeItem } from '../wiring/safe-storage';
import { functionalKeys } from './functional-keys';

/** The types of stored things that one may choose about. Essential ones are always there. */
export const chosenTypes = ['performance', 'functional', 'targeting'] as const;

/** Which types somebody allows. */
export type Consent = Readonly<Record<(typeof chosenTypes)[number], boolean>>;

/** What holds until somebody chooses: functional things are kept when they are asked for, and nothing else is. */
export const untilChosen: Consent = { performance: false, functional: true, targeting: false };

const consentKey = 'verapix-cookie-choice';

interface ConsentOptions {
  /** Where the choice is kept. */
  storage: () => Storage;
  /** Where functional things may lie besides. */
  tabStorage: () => Storage;
  /** Where other tabs' choices are heard: the window. */
  tab: () => Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

/** What somebody chose, for all tabs of a browser. */
export interface ConsentStore {
  /** What holds. The same object for as long as nothing changes. */
  read: () => Consent;
  /** Whether somebody chose. */
  isChosen: () => boolean;
  /** Takes a choice at once; says whether the browser keeps it beyond this page. */
  choose: (consent: Consent) => boolean;
  /** Calls back after a choice, in this tab or another; returns how to stop that. */
  subscribe: (listener: () => void) => () => void;
}

/** A stored choice; null where there is none, or what is there is no choice. Anyone can write there. */
function parse(text: string | null): Consent | null {
  try {
    const stored: unknown = JSON.parse(text ?? '');
    if (typeof stored !== 'object' || stored === null) return null;
    const entries = chosenTypes.map((type) => [type, Reflect.get(stored, type)] as const);
    if (!entries.every(([, allowed]) => typeof allowed === 'boolean')) return null;
    return Object.fromEntries(entries) as Consent;
  } catch {
    return null;
  }
}

/** The choice that the tabs of a browser share. Where nothing can be stored it holds for as long as the page. */
export function createConsent({ storage, tabStorage, tab }: ConsentOptions): ConsentStore {
  let chosen: Consent | null = null;
  const listeners = new Set<() => void>();

  const apply = (consent: Consent | null) => {
    chosen = consent;
    const refused = consent?.functional === false ? functionalKeys : [];
    refuseItems(refused);
    for (const key of refused) for (const place of [storage, tabStorage]) removeItem(place, key);
    for (const listener of listeners) listener();
  };
  const hear = (event: Event) => {
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
      if (listeners.size === 0) tab().addEventListener('storage', hear);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) tab().removeEventListener('storage', hear);
      };
    },
  };
}
