import { createEmitter, defaultPreferences, type Preferences, refuseItems, writeItem } from '@verapix/domain';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { chooseByAccount, followAccount, refuseByAccount } from './account-consent';
import { createAnalytics } from './analytics';
import { type Consent, type ConsentStore, createConsent } from './consent';
import { measurePage } from './measure-page';

const vitals = vi.hoisted(() => ({ onLCP: vi.fn(), onINP: vi.fn(), onCLS: vi.fn() }));
vi.mock('web-vitals', () => vitals);
const clear = vi.hoisted(() => vi.fn(async () => {}));
vi.mock('@verapix/studio/store/result-store', () => ({ resultStore: { clear } }));

/** The choice of one browser. */
function browser(consent: Consent): ConsentStore {
  let current = consent;
  return {
    read: () => current,
    isChosen: () => true,
    choose: (next) => {
      current = next;
      return true;
    },
    subscribe: () => () => {},
  };
}

const all: Consent = { performance: true, functional: true };

describe('the switches of the account', () => {
  it('apply to this browser when they are saved', () => {
    const here = browser({ performance: false, functional: true });
    chooseByAccount({ dataCollection: true, cookieUsage: true }, here);
    expect(here.read()).toEqual(all);
  });

  it('delete what they refuse', async () => {
    clear.mockClear();
    chooseByAccount({ dataCollection: true, cookieUsage: true }, browser(all));
    expect(clear).not.toHaveBeenCalled();
    chooseByAccount({ dataCollection: true, cookieUsage: false }, browser(all));
    await vi.waitFor(() => expect(clear).toHaveBeenCalledOnce());
  });

  it.each<[boolean, boolean, Consent, Consent]>([
    [true, true, all, all],
    [false, true, all, { performance: false, functional: true }],
    [true, false, all, { performance: true, functional: false }],
    // What this browser refuses, the account does not allow.
    [true, true, { performance: false, functional: false }, { performance: false, functional: false }],
  ])('are a veto in another browser: %s, %s', (dataCollection, cookieUsage, before, after) => {
    const there = browser(before);
    refuseByAccount({ dataCollection, cookieUsage }, there);
    expect(there.read()).toEqual(after);
  });

  it('are read for each user who signs in, and forgotten for one who has left', async () => {
    const { emit, subscribe } = createEmitter();
    let user: { id: string } | null = null;
    const answers = new Map<string, (preferences: Preferences) => void>();
    const api = {
      loadPreferences: (id: string) =>
        new Promise<{ ok: true; preferences: Preferences }>((resolve) => {
          answers.set(id, (preferences) => resolve({ ok: true, preferences }));
        }),
    };
    const here = browser(all);
    const stop = followAccount({ view: () => ({ user }), subscribe, api }, here);
    expect(answers.size).toBe(0);
    const signIn = (id: string) => {
      user = { id };
      emit();
      emit();
    };
    signIn('ada');
    signIn('grace');
    answers.get('ada')?.({ ...defaultPreferences, cookieUsage: false });
    answers.get('grace')?.({ ...defaultPreferences, dataCollection: false });
    await vi.waitFor(() => expect(here.read()).toEqual({ performance: false, functional: true }));
    stop();
    signIn('eve');
    expect([...answers.keys()]).toEqual(['ada', 'grace']);
  });
});

/** A browser in which a user has saved a setting, with what it does. */
function savedHere(setting: Partial<Preferences>) {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  } as Storage;
  const consent = createConsent({
    storage: () => storage,
    tabStorage: () => storage,
    tab: () => new EventTarget(),
  });
  chooseByAccount({ ...defaultPreferences, ...setting }, consent);
  const send = vi.fn();
  const isAllowed = () => consent.read().performance;
  const analytics = createAnalytics({ endpoint: () => '/events', isAllowed, send });
  return {
    /** What is sent after a page was opened, looked at, and a tool was used. */
    sentEvents: async () => {
      for (const on of Object.values(vitals)) on.mockReset();
      await measurePage({ path: '/library/:id', hasReceiver: true, consent, analytics });
      for (const on of Object.values(vitals)) on.mock.calls[0]?.[0]({ value: 1234.5678 });
      analytics.track({ name: 'tool_run', tool: 'image-to-text', milliseconds: 900 });
      return send.mock.calls.map(([, body]) => JSON.parse(body));
    },
    storesTheme: () => writeItem(() => storage, 'verapix.theme', 'dark') && items.has('verapix.theme'),
  };
}

// The switches that the server follows: `supabase/tests/switches.test.ts`.
describe('dataCollection', () => {
  it('sends how fast pages and tools are while it is on, and nothing else', async () => {
    expect(await savedHere({ dataCollection: true }).sentEvents()).toEqual([
      { name: 'page_speed', path: '/library/:id', metric: 'LCP', value: 1235 },
      { name: 'page_speed', path: '/library/:id', metric: 'INP', value: 1235 },
      { name: 'page_speed', path: '/library/:id', metric: 'CLS', value: 1234.568 },
      { name: 'tool_run', tool: 'image-to-text', milliseconds: 900 },
    ]);
  });

  it('measures and sends nothing while it is off', async () => {
    expect(await savedHere({ dataCollection: false }).sentEvents()).toEqual([]);
    expect(vitals.onLCP).not.toHaveBeenCalled();
  });
});

describe('cookieUsage', () => {
  afterEach(() => refuseItems([]));

  it.each([
    ['stores functional items while it is on', true],
    ['stores none while it is off', false],
  ])('%s', (_what, cookieUsage) => {
    expect(savedHere({ cookieUsage }).storesTheme()).toBe(cookieUsage);
  });
});
