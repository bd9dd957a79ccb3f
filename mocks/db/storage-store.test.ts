import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createTestBackend } from '../testing/test-backend';
import { seedData } from './seeds';
import { createStorageStore, fromText, toText } from './storage-store';

const key = 'data';

/** A storage with one value that notifies other tabs and can be blocked or full. */
function fakeStorage() {
  const events = new EventTarget();
  const state = { text: null as string | null, blocked: false, full: false, reads: 0 };
  const storage = {
    getItem: () => state.text,
    setItem: (_key: string, text: string) => {
      if (state.full) throw new DOMException('full', 'QuotaExceededError');
      state.text = text;
    },
  };
  return {
    state,
    events,
    open: () => {
      if (state.blocked) throw new DOMException('blocked', 'SecurityError');
      return storage;
    },
    notify: (changed: string | null) =>
      events.dispatchEvent(Object.assign(new Event('storage'), { key: changed })),
  };
}

function setUp() {
  const fake = fakeStorage();
  const { options } = createTestBackend();
  const initial = vi.fn(() => seedData(options));
  const open = () => createStorageStore({ storage: fake.open, key, initial, events: fake.events });
  return { fake, initial, open };
}

const rename = (store: ReturnType<typeof createStorageStore>, fullName: string) =>
  store.write((draft) => {
    const [user] = draft.users;
    if (user) user.userMetadata.full_name = fullName;
  });
const nameIn = (store: ReturnType<typeof createStorageStore>) =>
  store.read().users[0]?.userMetadata.full_name;

describe('a store in the browser', () => {
  it('starts with the seeds and stores them at once', () => {
    const { fake, open, initial } = setUp();
    const data = open().read();
    expect(fromText(fake.state.text ?? '')).toEqual(data);
    expect(initial).toHaveBeenCalledTimes(1);
  });

  it('keeps its data over a reload', () => {
    const { open } = setUp();
    rename(open(), 'Renamed');
    expect(nameIn(open())).toBe('Renamed');
  });

  it('does not parse an unchanged text again', () => {
    const { open } = setUp();
    const store = open();
    expect(store.read()).toBe(store.read());
  });

  it('reads changes by another tab at once', () => {
    const { open } = setUp();
    const [here, there] = [open(), open()];
    expect(here.read()).toEqual(there.read());
    rename(there, 'From there');
    expect(nameIn(here)).toBe('From there');
    rename(here, 'From here');
    expect(nameIn(there)).toBe('From here');
  });

  it('discards a change that throws', () => {
    const { open, fake } = setUp();
    const store = open();
    store.read();
    const before = fake.state.text;
    expect(() =>
      store.write((draft) => {
        draft.users = [];
        throw new Error('no');
      }),
    ).toThrow('no');
    expect(fake.state.text).toBe(before);
    expect(store.read().users).not.toEqual([]);
  });

  it('starts again after a reset, or when the storage was cleared', () => {
    const { open, fake } = setUp();
    const store = open();
    rename(store, 'Renamed');
    store.reset();
    expect(nameIn(store)).toBe('Free Member');
    rename(store, 'Renamed');
    fake.state.text = null;
    expect(nameIn(store)).toBe('Free Member');
  });

  it('notifies listeners of changes in any tab until they unsubscribe', () => {
    const { open, fake } = setUp();
    const store = open();
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    rename(store, 'Renamed');
    fake.notify(key);
    fake.notify(null);
    store.reset();
    expect(listener).toHaveBeenCalledTimes(4);
    fake.notify('something else');
    stop();
    fake.notify(key);
    rename(store, 'Again');
    expect(listener).toHaveBeenCalledTimes(4);
  });
});

describe('a storage that fails', () => {
  it('is replaced by memory when it is blocked', () => {
    const { open, fake } = setUp();
    fake.state.blocked = true;
    const store = open();
    rename(store, 'In memory');
    expect(nameIn(store)).toBe('In memory');
  });

  it('is replaced by memory when it is full', () => {
    const { open, fake } = setUp();
    const store = open();
    rename(store, 'Kept');
    fake.state.full = true;
    rename(store, 'In memory');
    expect(nameIn(store)).toBe('In memory');
    expect(nameIn(open())).toBe('Kept');
    fake.state.full = false;
    rename(store, 'Kept again');
    expect(nameIn(open())).toBe('Kept again');
  });
});

describe('stored data', () => {
  const { options } = createTestBackend();
  const text = toText(seedData(options));

  it.each([
    ['nothing', ''],
    ['no JSON', '{bad'],
    ['no object', '"x"'],
    ['null', 'null'],
    ['an array', '[]'],
    ['an empty object', '{}'],
    ['another version', text.replace('"version":1', '"version":0')],
    ['a missing part', text.replace('"mails":[],', '')],
    ['data of before there were checkouts', text.replace(/"checkouts":\[.*?\],"payments":\[.*?\],/, '')],
    ['a wrong type', text.replace('"mails":[]', '"mails":[{}]')],
    ['a key that reaches the prototype', text.replace('"attempts":{}', '"attempts":{"__proto__":1}')],
    ['an empty signing key', text.replace(/"signingKey":"[^"]+"/, '"signingKey":""')],
  ])('is replaced by the seeds if it is %s', (_what, stored) => {
    expect(fromText(stored)).toBeNull();
    const { open, fake } = setUp();
    fake.state.text = stored;
    expect(nameIn(open())).toBe('Free Member');
    expect(fromText(fake.state.text ?? '')).not.toBeNull();
  });

  it('never throws when parsed', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (junk) => {
        expect(fromText(junk)).toBeNull();
      }),
    );
  });
});
