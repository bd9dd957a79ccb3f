import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { call, createSeededBackend, type SeededBackend } from '../testing/test-backend';
import { enrolFactor, giveCode, openChallenge, signInAs, type TestSession } from '../testing/user-actions';
import { personaPassword } from '../db/personas';
import { totpCode, totpStep } from './totp';

const email = 'premium@example.com';

async function newSession(backend: SeededBackend): Promise<TestSession> {
  return (await signInAs(backend, email, personaPassword)).body as TestSession;
}

function claimsOf({ access_token }: Pick<TestSession, 'access_token'>): Record<string, unknown> {
  return JSON.parse(Buffer.from(access_token.split('.')[1] ?? '', 'base64url').toString());
}

/** A session that has confirmed an authenticator app; half a minute later, so that the app shows another code. */
async function withFactor() {
  const backend = createSeededBackend();
  const session = await newSession(backend);
  const factor = await enrolFactor(backend, session.access_token);
  const answer = await giveCode(backend, session.access_token, factor);
  const confirmed = answer.body as TestSession;
  backend.advance(30_000);
  return { backend, factor, session, confirmed, token: confirmed.access_token };
}

const statusOf = async (backend: SeededBackend, { access_token: token }: Pick<TestSession, 'access_token'>) =>
  (await call(backend, 'GET', '/auth/v1/user', { token })).status;

describe('adding an authenticator app', () => {
  it('shows a QR code of the address with the secret', async () => {
    const backend = createSeededBackend();
    const { token } = await backend.signIn('premium');
    const body = { factor_type: 'totp', friendly_name: 'App' };
    const answer = await call(backend, 'POST', '/auth/v1/factors', { token, body });
    const { totp } = answer.body as { totp: { qr_code: string; secret: string; uri: string } };
    expect(totp.uri).toContain(`secret=${totp.secret}`);
    const { data, info } = await sharp(Buffer.from(totp.qr_code), { density: 288 })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(decodeQR({ width: info.width, height: info.height, data: new Uint8Array(data) })).toBe(totp.uri);
  });

  it('shows the secret only once', async () => {
    const { backend, factor, token, confirmed } = await withFactor();
    const answers = [
      confirmed,
      await call(backend, 'GET', '/auth/v1/user', { token }),
      await newSession(backend),
      await call(backend, 'DELETE', `/auth/v1/factors/${factor.id}`, { token }),
    ];
    expect(JSON.stringify(answers)).not.toContain(factor.secret);
  });

  it('protects nothing until it is confirmed', async () => {
    const backend = createSeededBackend();
    const { access_token: token } = await newSession(backend);
    const factor = await enrolFactor(backend, token);
    const body = { password: 'another-horse-8', current_password: personaPassword };
    expect((await call(backend, 'PUT', '/auth/v1/user', { token, body })).status).toBe(200);
    expect((await call(backend, 'DELETE', `/auth/v1/factors/${factor.id}`, { token })).status).toBe(200);
  });

  it('forgets an app that was not confirmed within five minutes', async () => {
    const backend = createSeededBackend();
    const { access_token: token } = await newSession(backend);
    await enrolFactor(backend, token);
    backend.advance(301_000);
    await enrolFactor(backend, token);
    expect(backend.userOf('premium').factors).toHaveLength(1);
  });

  it('gives this session the level aal2, and ends those without it', async () => {
    const backend = createSeededBackend();
    const [here, elsewhere] = [await newSession(backend), await newSession(backend)];
    const factor = await enrolFactor(backend, here.access_token);
    expect(claimsOf(here)).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }] });
    const confirmed = (await giveCode(backend, here.access_token, factor)).body as TestSession;
    expect(claimsOf(confirmed)).toMatchObject({
      aal: 'aal2',
      amr: [{ method: 'totp' }, { method: 'password' }],
      session_id: claimsOf(here).session_id,
    });
    expect(await statusOf(backend, confirmed)).toBe(200);
    expect(await statusOf(backend, elsewhere)).toBe(403);
  });
});

describe('signing in with a code', () => {
  it('needs the code after the password, and keeps the sessions that gave it', async () => {
    const { backend, factor, confirmed } = await withFactor();
    const [half, other] = [await newSession(backend), await newSession(backend)];
    expect(claimsOf(half)).toMatchObject({ aal: 'aal1' });
    const full = (await giveCode(backend, half.access_token, factor)).body as TestSession;
    expect(claimsOf(full)).toMatchObject({ aal: 'aal2' });
    expect(await statusOf(backend, full)).toBe(200);
    expect(await statusOf(backend, confirmed)).toBe(200);
    expect(await statusOf(backend, other)).toBe(403);
  });

  it('replaces the refresh token, and a refresh keeps the level', async () => {
    const { backend, session, confirmed } = await withFactor();
    const refresh = (refresh_token: string) =>
      call(backend, 'POST', '/auth/v1/token?grant_type=refresh_token', { body: { refresh_token } });
    expect(confirmed.refresh_token).not.toBe(session.refresh_token);
    const refreshed = (await refresh(confirmed.refresh_token)).body as TestSession;
    expect(claimsOf(refreshed)).toMatchObject({ aal: 'aal2' });
    expect((await refresh(session.refresh_token)).status).toBe(400);
  });

  it('accepts each code once, also in two requests at once', async () => {
    const { backend, factor } = await withFactor();
    const half = await newSession(backend);
    const token = half.access_token;
    const challenges = [
      await openChallenge(backend, token, factor),
      await openChallenge(backend, token, factor),
    ];
    const code = await totpCode(factor.secret, totpStep(backend.options.now()));
    const verify = (challenge_id?: string) =>
      call(backend, 'POST', `/auth/v1/factors/${factor.id}/verify`, { token, body: { challenge_id, code } });
    const answers = await Promise.all(challenges.map(verify));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await giveCode(backend, token, factor)).toMatchObject({
      status: 422,
      body: { code: 'mfa_verification_failed' },
    });
    backend.advance(30_000);
    expect((await giveCode(backend, token, factor)).status).toBe(200);
  });

  it('accepts the code before and after the current one, for a clock that is wrong', async () => {
    const { backend, factor } = await withFactor();
    backend.advance(60_000);
    for (const steps of [-1, 1]) {
      const half = await newSession(backend);
      expect((await giveCode(backend, half.access_token, factor, { steps })).status).toBe(200);
    }
  });

  it('answers a challenge once', async () => {
    const { backend, factor, token } = await withFactor();
    const challenge_id = await openChallenge(backend, token, factor);
    const verify = async () => {
      const code = await totpCode(factor.secret, totpStep(backend.options.now()));
      const body = { challenge_id, code };
      return (await call(backend, 'POST', `/auth/v1/factors/${factor.id}/verify`, { token, body })).status;
    };
    expect(await verify()).toBe(200);
    backend.advance(30_000);
    expect(await verify()).toBe(422);
  });

  it('allows thirty attempts within five minutes, whatever the session', async () => {
    const { backend, factor } = await withFactor();
    backend.advance(300_000);
    const { access_token: token } = await newSession(backend);
    const guess = () =>
      call(backend, 'POST', `/auth/v1/factors/${factor.id}/verify`, {
        token,
        body: { challenge_id: 'x', code: '000000' },
      });
    for (let count = 0; count < 30; count += 1) expect((await guess()).status).toBe(422);
    expect(await guess()).toMatchObject({ status: 429, body: { code: 'over_request_rate_limit' } });
    const elsewhere = (await newSession(backend)).access_token;
    expect((await giveCode(backend, elsewhere, factor)).status).toBe(429);
  });
});

describe('removing an authenticator app', () => {
  it('lowers the level of its sessions, and the next sign-in needs no code', async () => {
    const { backend, factor, token, confirmed } = await withFactor();
    expect(await call(backend, 'DELETE', `/auth/v1/factors/${factor.id}`, { token })).toMatchObject({
      status: 200,
      body: { id: factor.id },
    });
    const { refresh_token } = confirmed;
    const refreshed = (
      await call(backend, 'POST', '/auth/v1/token?grant_type=refresh_token', { body: { refresh_token } })
    ).body as TestSession;
    expect(claimsOf(refreshed)).toMatchObject({ aal: 'aal1' });
    expect(refreshed.user).not.toHaveProperty('factors');
  });
});

it('the factors fall with their user', async () => {
  const { backend, token, factor } = await withFactor();
  await call(backend, 'POST', '/functions/v1/delete-account', { token, body: {} });
  expect(JSON.stringify(backend.store.read())).not.toContain(factor.secret);
});
