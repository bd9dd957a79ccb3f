import { setDeviceOwner, visitors } from '@verapix/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryStorage } from '@verapix/client/backend.test-kit';
import { deleteDraft, readDraft, storeDraft } from './contact-draft';

const draft = { name: 'Ada ', email: 'ada@', subject: '', message: 'A\nquestion.' };
let tab: Storage;

beforeEach(() => {
  tab = createMemoryStorage();
  vi.stubGlobal('sessionStorage', tab);
});
afterEach(() => {
  setDeviceOwner(visitors);
  vi.unstubAllGlobals();
});

describe('the draft of a message', () => {
  it('survives a reload exactly as typed, until it is deleted', () => {
    expect(readDraft()).toEqual({});
    storeDraft(draft);
    expect(readDraft()).toEqual(draft);
    deleteDraft();
    expect(readDraft()).toEqual({});
    expect(tab).toHaveLength(0);
  });

  it('is not shown to the next user', () => {
    setDeviceOwner('ada');
    storeDraft(draft);
    setDeviceOwner(visitors);
    expect(readDraft()).toEqual({});
    setDeviceOwner('grace');
    expect(readDraft()).toEqual({});
    setDeviceOwner('ada');
    expect(readDraft()).toEqual(draft);
  });

  it.each([
    ['{"name":', {}],
    ['null', {}],
    ['"Ada"', {}],
    ['[1,2]', {}],
    ['{"name":{"a":1},"email":5,"subject":"Hello","__proto__":{"x":1},"other":"x"}', { subject: 'Hello' }],
  ])('ignores invalid stored data: %s', (stored, read) => {
    tab.setItem('verapix-contact-draft', stored);
    expect(readDraft()).toEqual(read);
  });

  it('is not stored if storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('Blocked', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
    storeDraft(draft);
    expect(readDraft()).toEqual({});
    deleteDraft();
  });
});
