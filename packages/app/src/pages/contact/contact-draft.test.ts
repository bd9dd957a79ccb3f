import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryStorage } from '../../backend/backend.test-kit';
import { forgetDraft, keepDraft, readDraft } from './contact-draft';

const draft = { name: 'Ada ', email: 'ada@', subject: '', message: 'A\nquestion.' };
let tab: Storage;

beforeEach(() => {
  tab = createMemoryStorage();
  vi.stubGlobal('sessionStorage', tab);
});
afterEach(() => vi.unstubAllGlobals());

describe('what was written and is not sent', () => {
  it('is there again when the tab was loaded again, exactly as typed, until it is sent', () => {
    expect(readDraft()).toEqual({});
    keepDraft(draft);
    expect(readDraft()).toEqual(draft);
    forgetDraft();
    expect(readDraft()).toEqual({});
    expect(tab).toHaveLength(0);
  });

  it.each([
    ['{"name":', {}],
    ['null', {}],
    ['"Ada"', {}],
    ['[1,2]', {}],
    ['{"name":{"a":1},"email":5,"subject":"Hello","__proto__":{"x":1},"other":"x"}', { subject: 'Hello' }],
  ])('is read as far as it makes sense where somebody spoiled it: %s', (stored, read) => {
    tab.setItem('verapix-contact-draft', stored);
    expect(readDraft()).toEqual(read);
  });

  it('is simply not kept where storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('Blocked', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
    keepDraft(draft);
    expect(readDraft()).toEqual({});
    forgetDraft();
  });
});
