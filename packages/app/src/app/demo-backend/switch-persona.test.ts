import { type Persona, personas } from '@verapix/mocks/embedded';
import { describe, expect, it, vi } from 'vitest';
import { switchPersona } from './switch-persona';

const persona = (id: string): Persona => {
  const found = personas.find((each) => each.id === id);
  if (!found) throw new Error(`Persona ${id} does not exist.`);
  return found;
};

const problem = { code: 'invalid_credentials', message: 'That email address or password is wrong.' };
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
  return { kept, signIn, signOut, switchingTo: { runtime: { signOut, api: { signIn } }, storage } };
}

describe('switching to a persona', () => {
  it("signs in with the persona's password and sets its free uses", async () => {
    const { kept, signIn, switchingTo } = setUp();
    expect(await switchPersona(persona('free'), switchingTo, signal)).toEqual({ ok: true });
    expect(signIn).toHaveBeenCalledWith({ email: 'free@example.com', password: 'verapix-demo' }, signal);
    expect(kept.get('verapix-free-uses')).toBe('2');
  });

  it('signs out for a visitor, with all free uses left', async () => {
    const { kept, signIn, signOut, switchingTo } = setUp();
    expect(await switchPersona(persona('visitor'), switchingTo, signal)).toEqual({ ok: true });
    expect(signOut).toHaveBeenCalledOnce();
    expect(signIn).not.toHaveBeenCalled();
    expect(kept.get('verapix-free-uses')).toBe('0');
  });

  it('changes nothing if the sign-in is rejected', async () => {
    const { kept, switchingTo } = setUp({ refused: true });
    expect(await switchPersona(persona('free'), switchingTo, signal)).toEqual({ ok: false, problem });
    expect(kept.size).toBe(0);
  });
});
