import { type Persona, personas } from '@verapix/mocks/embedded';
import { describe, expect, it, vi } from 'vitest';
import { become } from './become';

const persona = (id: string): Persona => {
  const found = personas.find((each) => each.id === id);
  if (!found) throw new Error(`There is no persona ${id}.`);
  return found;
};

const problem = { code: 'invalid_credentials', message: 'Invalid login credentials' };
const { signal } = new AbortController();

function setUp({ refused = false } = {}) {
  const kept = new Map<string, string>();
  const user = { id: 'u', email: 'free@example.com', fullName: '', isAdmin: false, createdAt: '' };
  const signIn = vi.fn(async () =>
    refused ? ({ ok: false, problem } as const) : ({ ok: true, user, storage: true } as const),
  );
  const signOut = vi.fn();
  const storage = () =>
    ({ setItem: (key: string, value: string) => kept.set(key, value) }) as unknown as Storage;
  return { kept, signIn, signOut, becoming: { runtime: { signOut, api: { signIn } }, storage } };
}

describe('becoming a persona', () => {
  it('signs in with their password and counts the free uses they had', async () => {
    const { kept, signIn, becoming } = setUp();
    expect(await become(persona('free'), becoming, signal)).toEqual({ ok: true });
    expect(signIn).toHaveBeenCalledWith({ email: 'free@example.com', password: 'verapix-demo' }, signal);
    expect(kept.get('verapix-free-uses')).toBe('2');
  });

  it('signs out for a visitor, whose free uses are all there', async () => {
    const { kept, signIn, signOut, becoming } = setUp();
    expect(await become(persona('visitor'), becoming, signal)).toEqual({ ok: true });
    expect(signOut).toHaveBeenCalledOnce();
    expect(signIn).not.toHaveBeenCalled();
    expect(kept.get('verapix-free-uses')).toBe('0');
  });

  it('changes nothing when the sign-in is refused', async () => {
    const { kept, becoming } = setUp({ refused: true });
    expect(await become(persona('free'), becoming, signal)).toEqual({ ok: false, problem });
    expect(kept.size).toBe(0);
  });
});
