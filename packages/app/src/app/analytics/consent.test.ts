import { refuseItems, writeItem } from '@verapix/domain';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { storedThings } from '../../content/legal/stored';
import { createConsent, functionalKeys, untilChosen } from './consent';

const key = 'verapix-cookie-choice';
const all = { performance: true, functional: true };

/** Browser storage in memory. */
function memory(entries: Record<string, string> = {}): Storage {
  const held = new Map(Object.entries(entries));
  return {
    getItem: (name: string) => held.get(name) ?? null,
    setItem: (name: string, value: string) => void held.set(name, value),
    removeItem: (name: string) => void held.delete(name),
  } as Storage;
}

function browser(local = memory(), session = memory()) {
  const tab = new EventTarget();
  const consent = createConsent({ storage: () => local, tabStorage: () => session, tab: () => tab });
  const hearOfOtherTab = () => tab.dispatchEvent(Object.assign(new Event('storage'), { key }));
  return { consent, local, session, hearOfOtherTab };
}

afterEach(() => refuseItems([]));

describe('consent', () => {
  it('allows no performance storage by default', () => {
    const { consent } = browser();
    expect(consent.isChosen()).toBe(false);
    expect(consent.read()).toEqual({ performance: false, functional: true });
  });

  it('is remembered', () => {
    const { consent, local } = browser();
    expect(consent.choose(all)).toBe(true);
    expect(browser(local).consent.read()).toEqual(all);
    expect(browser(local).consent.isChosen()).toBe(true);
  });

  it('holds for the page where storage is blocked, and returns that it is not stored', () => {
    const blocked = () => {
      throw new Error('blocked');
    };
    const consent = createConsent({ storage: blocked, tabStorage: blocked, tab: () => new EventTarget() });
    expect(consent.choose(all)).toBe(false);
    expect(consent.read()).toEqual(all);
  });

  it.each(['', 'true', 'null', '[]', '{"performance":true}', '{"performance":1,"functional":1}', '{'])(
    'ignores a value that is no choice: %j',
    (text) => {
      const { consent } = browser(memory({ [key]: text }));
      expect(consent.isChosen()).toBe(false);
      expect(consent.read()).toEqual(untilChosen);
    },
  );

  it('follows a choice in another tab, and one that is deleted there', () => {
    const { consent, local, hearOfOtherTab } = browser();
    const listener = vi.fn();
    consent.subscribe(listener);
    local.setItem(key, JSON.stringify(all));
    hearOfOtherTab();
    expect(consent.read()).toEqual(all);
    local.removeItem(key);
    hearOfOtherTab();
    expect(consent.isChosen()).toBe(false);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('does not notify after unsubscribing', () => {
    const { consent, hearOfOtherTab } = browser();
    const listener = vi.fn();
    consent.subscribe(listener)();
    consent.choose(all);
    hearOfOtherTab();
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('functional items', () => {
  const kept = { 'verapix.theme': 'dark', 'verapix-auth': 'session' };

  it('are deleted and no longer stored when they are refused; essential ones stay', () => {
    const { consent, local, session } = browser(memory(kept), memory({ 'verapix.engines': 'simulated' }));
    consent.choose({ ...all, functional: false });
    expect(local.getItem('verapix.theme')).toBeNull();
    expect(session.getItem('verapix.engines')).toBeNull();
    expect(local.getItem('verapix-auth')).toBe('session');
    expect(writeItem(() => local, 'verapix.theme', 'light')).toBe(false);
    expect(writeItem(() => local, 'verapix-free-uses', '1')).toBe(true);
  });

  it('are stored again when they are allowed', () => {
    const { consent, local } = browser();
    consent.choose({ ...all, functional: false });
    consent.choose(all);
    expect(writeItem(() => local, 'verapix.theme', 'light')).toBe(true);
  });

  it('are refused from the start on a later visit', () => {
    const { local } = browser(memory({ [key]: JSON.stringify({ ...all, functional: false }) }));
    expect(writeItem(() => local, 'verapix.theme', 'light')).toBe(false);
  });

  it('are those that the cookie policy lists as functional', () => {
    const listed = storedThings.filter(({ type }) => type === 'functional');
    expect([...functionalKeys].sort()).toEqual(listed.map((thing) => thing.key).sort());
  });
});
