import type { AuthUser } from '@verapix/machines';
import { describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { tokenOf } from '../../../backend/backend.test-kit';
import { startPasswordReset } from './start-password-reset';

const userOf = (id: string): AuthUser => ({
  id,
  email: `${id}@example.com`,
  fullName: id,
  isAdmin: false,
  createdAt: '2026-01-01T00:00:00Z',
});
const hash = `#access_token=${tokenOf({ email: 'ada@example.com' })}&refresh_token=abc&type=recovery`;
const password = 'Correct horse 9!';

type Answer = { ok: true; user: AuthUser } | { ok: false; problem: { code: string; message: string } };
const granted: Answer = { ok: true, user: userOf('ada') };
const refused = (code: string): Answer => ({ ok: false, problem: { code, message: `${code}.` } });

/** The page opened with a hash, by nobody or by somebody who is signed in. */
function setup({ hash = '', user = null }: { hash?: string; user?: AuthUser | null }) {
  const arrival = { hash, search: '' };
  const happened: string[] = [];
  const api = {
    currentUser: vi.fn(async () => ({ ok: true as const, user })),
    setSession: vi.fn(async () => granted),
    updatePassword: vi.fn(async () => granted),
  };
  const actor = startPasswordReset({
    arrival,
    ask: (ask) => ask(api as never),
    settle: () => happened.push('settled'),
    notify: ({ title, description }) => happened.push([title, description].filter(Boolean).join(': ')),
    navigate: (to) => happened.push(`go to ${to}`),
  });
  const reach = (state: 'ready' | 'invalid' | 'done') =>
    waitFor(actor, (snapshot) => snapshot.matches(state)).then(({ context }) => context);
  const submit = () => actor.send({ type: 'password.submit', password, repeated: password });
  return { actor, api, happened, reach, submit };
}

describe('a new password by a mailed link', () => {
  it('asks the backend nothing before the person sends it', async () => {
    const { api, happened, reach } = setup({ hash, user: userOf('grace') });
    expect((await reach('ready')).email).toBe('ada@example.com');
    expect(api.currentUser).not.toHaveBeenCalled();
    expect(api.setSession).not.toHaveBeenCalled();
    expect(happened).toEqual([]);
  });

  it('makes a session of the link, once, and then sets the password', async () => {
    const { api, happened, reach, submit } = setup({ hash });
    await reach('ready');
    api.updatePassword.mockResolvedValueOnce(refused('weak_password'));
    submit();
    expect((await reach('ready')).fieldErrors).toHaveProperty('password');
    submit();
    await reach('done');
    expect(api.setSession).toHaveBeenCalledOnce();
    expect(api.updatePassword).toHaveBeenLastCalledWith(password, expect.any(AbortSignal));
    expect(happened).toEqual([
      'settled',
      'Error: weak_password.',
      'Your password has been updated',
      'go to /account',
    ]);
  });

  it('keeps the link while the backend cannot be reached', async () => {
    const { api, happened, reach, submit } = setup({ hash });
    await reach('ready');
    api.setSession.mockResolvedValueOnce(refused('unreachable'));
    submit();
    await reach('ready');
    expect(happened).toEqual(['Error: unreachable.']);
    submit();
    await reach('done');
    expect(api.setSession).toHaveBeenCalledTimes(2);
  });

  it('is not set when the link turns out to be spent; whoever is signed in may go on by their session', async () => {
    const { actor, api, reach, submit } = setup({ hash, user: userOf('grace') });
    await reach('ready');
    api.setSession.mockResolvedValueOnce(refused('otp_expired'));
    submit();
    await reach('invalid');
    expect(api.updatePassword).not.toHaveBeenCalled();
    actor.send({ type: 'check.retried' });
    expect((await reach('ready')).email).toBe('grace@example.com');
  });

  it.each([
    ['#error=access_denied&error_code=otp_expired&error_description=Old', 'invalid_link'],
    ['#error=access_denied', 'invalid_link'],
    ['#access_token=junk&refresh_token=abc', 'invalid_link'],
    ['#error=access_denied&error_description=%3Cb%3ENo', 'link_refused'],
  ])('is not asked for by a link that is no good: %s', async (brought, code) => {
    const { api, reach } = setup({ hash: brought });
    expect((await reach('invalid')).problem?.code).toBe(code);
    expect(api.currentUser).not.toHaveBeenCalled();
  });
});

describe('a new password without a link', () => {
  it('is set by the session that is there', async () => {
    const { api, reach, submit } = setup({ user: userOf('grace') });
    expect((await reach('ready')).email).toBe('grace@example.com');
    submit();
    await reach('done');
    expect(api.setSession).not.toHaveBeenCalled();
  });

  it('needs somebody to be signed in', async () => {
    expect((await setup({}).reach('invalid')).problem?.code).toBe('link_missing');
  });
});
