import type { AuthUser } from '@verapix/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { tokenOf } from '@verapix/client/backend.test-kit';
import { createFlowContext } from '../../app/flow/flow.test-kit';
import { passwordResetFlow } from './password-reset.flow';

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

/** The page opened with a hash, with or without a signed-in user. */
async function setup({
  hash = '',
  search = '',
  user = null,
}: {
  hash?: string;
  search?: string;
  user?: AuthUser | null;
}) {
  const api = {
    passwordOwner: vi.fn(async () => ({ ok: true as const, user, asksCurrent: user !== null })),
    sendPasswordCode: vi.fn(async () => ({ ok: true as const })),
    sendPasswordReset: vi.fn(async () => ({ ok: true as const })),
    setSession: vi.fn(async () => granted),
    verifyMailLink: vi.fn(async () => granted),
    updatePassword: vi.fn(async () => granted),
  };
  const consume = () => void happened.push('consumed');
  const { context, happened } = createFlowContext({ params: { hash, search }, consume }, { api });
  const actor = await passwordResetFlow.create(context).start();
  const reach = (state: 'ready' | 'invalid' | 'done') =>
    waitFor(actor, (snapshot) => snapshot.matches(state)).then(({ context }) => context);
  const submit = (proof: { current?: string; code?: string } = {}) =>
    actor.send({ type: 'password.submit', current: '', code: '', ...proof, password, repeated: password });
  return { actor, api, happened, reach, submit };
}

beforeEach(() => vi.stubGlobal('location', { pathname: '/account/reset-password' }));
afterEach(() => vi.unstubAllGlobals());

describe('a new password by a mailed link', () => {
  it('sends no request before the user submits', async () => {
    const { api, happened, reach } = await setup({ hash, user: userOf('grace') });
    expect((await reach('ready')).email).toBe('ada@example.com');
    expect(api.passwordOwner).not.toHaveBeenCalled();
    expect(api.setSession).not.toHaveBeenCalled();
    expect(happened).toEqual([]);
  });

  it('turns the link into a session, once, and then sets the password', async () => {
    const { api, happened, reach, submit } = await setup({ hash });
    await reach('ready');
    api.updatePassword.mockResolvedValueOnce(refused('weak_password'));
    submit();
    expect((await reach('ready')).fieldErrors).toHaveProperty('password');
    submit();
    await reach('done');
    expect(api.setSession).toHaveBeenCalledOnce();
    expect(api.updatePassword).toHaveBeenLastCalledWith(
      { password, current: '', code: '' },
      expect.any(AbortSignal),
    );
    expect(happened).toEqual(['consumed', 'Error', 'Your password has been updated', 'go to /account']);
  });

  it('spends the token of the mail with the new password, not before, and once', async () => {
    const { api, happened, reach, submit } = await setup({
      search: '?token_hash=abc123&type=recovery',
      user: userOf('grace'),
    });
    expect(await reach('ready')).toMatchObject({ email: '', asksCurrent: false });
    expect(api.verifyMailLink).not.toHaveBeenCalled();
    expect(happened).toEqual([]);
    api.verifyMailLink.mockResolvedValueOnce(refused('unreachable'));
    submit();
    await reach('ready');
    api.updatePassword.mockResolvedValueOnce(refused('weak_password'));
    submit();
    await reach('ready');
    submit();
    await reach('done');
    expect(api.verifyMailLink).toHaveBeenCalledTimes(2);
    expect(api.setSession).not.toHaveBeenCalled();
  });

  it('is not set by the link of another mail', async () => {
    const { api, reach } = await setup({ search: '?token_hash=abc123&type=signup' });
    expect((await reach('invalid')).problem?.code).toBe('invalid_link');
    expect(api.verifyMailLink).not.toHaveBeenCalled();
  });

  it('keeps the link while the backend is unreachable', async () => {
    const { api, happened, reach, submit } = await setup({ hash });
    await reach('ready');
    api.setSession.mockResolvedValueOnce(refused('unreachable'));
    submit();
    await reach('ready');
    expect(happened).toEqual(['Error']);
    submit();
    await reach('done');
    expect(api.setSession).toHaveBeenCalledTimes(2);
  });

  it('is not set by an expired link; a signed-in user can go on with their session', async () => {
    const { actor, api, reach, submit } = await setup({ hash, user: userOf('grace') });
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
  ])('is refused for an unusable link: %s', async (brought, code) => {
    const { api, reach } = await setup({ hash: brought });
    expect((await reach('invalid')).problem?.code).toBe(code);
    expect(api.passwordOwner).not.toHaveBeenCalled();
  });
});

describe('a new password without a link', () => {
  it('is set for the signed-in user', async () => {
    const { api, reach, submit } = await setup({ user: userOf('grace') });
    expect(await reach('ready')).toMatchObject({ email: 'grace@example.com', asksCurrent: true });
    submit({ current: 'old' });
    await reach('done');
    expect(api.setSession).not.toHaveBeenCalled();
  });

  it('is set with a mailed code if the server asks for it', async () => {
    const { actor, api, reach, submit } = await setup({ user: userOf('grace') });
    await reach('ready');
    api.updatePassword.mockResolvedValueOnce(refused('reauthentication_needed'));
    submit({ current: 'old' });
    await waitFor(actor, ({ context }) => context.asksCode);
    expect(api.sendPasswordCode).toHaveBeenCalledOnce();
    submit({ current: 'old', code: '123 456' });
    await reach('done');
    expect(api.updatePassword).toHaveBeenLastCalledWith(
      { password, current: 'old', code: '123456' },
      expect.any(AbortSignal),
    );
  });

  it('is set by a mailed link if the current one is forgotten', async () => {
    const { actor, api, reach } = await setup({ user: userOf('grace') });
    await reach('ready');
    actor.send({ type: 'link.requested' });
    await reach('ready');
    expect(api.sendPasswordReset).toHaveBeenCalledWith('grace@example.com', expect.any(AbortSignal));
  });

  it('needs a signed-in user', async () => {
    expect((await (await setup({})).reach('invalid')).problem?.code).toBe('link_missing');
  });
});
