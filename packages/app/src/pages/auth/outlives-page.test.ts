import { describe, expect, it } from 'vitest';
import { outlivesPage } from './outlives-page';

const inState = (value: string, busy = true) => ({ value, hasTag: () => busy });
const viewOf = (user: object | null) => outlivesPage({ view: () => ({ user }) as never });

describe('a form whose page is left', () => {
  it('gives up a sign-in under way', () => {
    expect(viewOf(null)(inState('submitting'))).toBe(false);
  });

  it('still says that the sign-in worked when the page was left for that', () => {
    expect(viewOf({ id: '1' })(inState('submitting'))).toBe(true);
  });

  it('still sends a mail that was asked for', () => {
    expect(viewOf(null)(inState('requestingReset'))).toBe(true);
    expect(viewOf(null)(inState('resending'))).toBe(true);
  });

  it('does not go to Google any more', () => {
    expect(viewOf(null)(inState('redirecting'))).toBe(false);
  });

  it('stops when nothing is under way', () => {
    expect(viewOf({ id: '1' })(inState('editing', false))).toBe(false);
  });
});
