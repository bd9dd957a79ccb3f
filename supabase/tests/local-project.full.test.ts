/** `npm run backend`, walked through as by the app: nothing but requests. */
import { apiKeyTypeOf } from '@verapix/domain';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { totpCode, totpStep } from '../../mocks/auth/totp.ts';
import { personaPassword } from '../../mocks/db/personas.ts';
import { anonKey } from '../../mocks/http/gateway.ts';
import type { HttpMount } from '../../mocks/server/http-server.ts';
import { startProject } from '../local/project.ts';

let project: HttpMount;

beforeAll(async () => {
  project = await startProject({ port: 0, siteUrl: 'http://localhost:5173', redirectOrigins: [] });
}, 60_000);
afterAll(() => project?.close(), 60_000);

interface Init {
  method?: string;
  token?: string | undefined;
  body?: unknown;
  headers?: Record<string, string>;
}

async function send(path: string, { method = 'POST', token = anonKey, body, headers }: Init = {}) {
  const response = await fetch(path.startsWith('http') ? path : project.url + path, {
    method,
    redirect: 'manual',
    headers: {
      apikey: anonKey,
      Authorization: `Bearer ${token}`,
      'X-Supabase-Api-Version': '2024-01-01',
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('Content-Type')?.includes('json');
  return {
    status: response.status,
    headers: response.headers,
    body: isJson ? JSON.parse(text) : text,
  };
}

const read = async (table: string, token: string) =>
  (await send(`/rest/v1/${table}?select=*&order=created_at.desc`, { method: 'GET', token })).body;

/** A worker sends mails in turns, which take longer on a busy computer. */
const untilSent = { timeout: 60_000 };

describe('a project on this computer', { timeout: 90_000 }, () => {
  const person = { email: 'ada@example.com', password: 'correct-horse-7' };
  let token = '';
  let refreshToken = '';
  let secret = '';
  let apiKey = '';

  it('has the personas with what they have bought', async () => {
    const body = { email: 'premium@example.com', password: personaPassword };
    const { access_token } = (await send('/auth/v1/token?grant_type=password', { body })).body;
    expect(await read('subscriptions', access_token)).toMatchObject([
      { plan_id: 'premium', status: 'active' },
    ]);
    expect(await read('payments', access_token)).toMatchObject([{ status: 'paid', amount: 45 }]);
  });

  it('tells by mail of a sign-in from a new browser, whose link ends all sessions', async () => {
    const body = { email: 'lifetime@example.com', password: personaPassword };
    const signIn = async (agent: string) => {
      const headers = { 'User-Agent': agent };
      return (await send('/auth/v1/token?grant_type=password', { body, headers })).body
        .access_token as string;
    };
    const known = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/147.0.0.0 Safari/537.36';
    const first = await signIn(known);
    await signIn(known);
    await signIn('Mozilla/5.0 (Windows NT 10.0; rv:150.0) Gecko/20100101 Firefox/150.0');
    const inbox = async () => (await send('/inbox', { method: 'GET' })).body as string;
    const alert = /New sign-in to your account<\/h2>\s*<p>To lifetime@example\.com.*?<\/article>/s;
    await expect.poll(inbox, untilSent).toMatch(alert);
    const all = (await inbox()).match(/New sign-in to your account/g);
    expect(all).toHaveLength(1);
    const [text = ''] = alert.exec(await inbox()) ?? [];
    expect(text).toContain('Device: Firefox on Windows');
    const token = /mail-link\?token=([\w.-]+)/.exec(text)?.[1];
    const answer = await send('/functions/v1/mail-link', { body: { token } });
    expect(answer).toMatchObject({
      status: 200,
      body: { done: 'sessions-ended', email: 'lifetime@example.com' },
    });
    expect((await send('/functions/v1/list-sessions', { token: first, body: {} })).status).toBe(401);
    // As the page does next: the password may be known to someone else.
    expect((await send('/auth/v1/recover', { body: { email: answer.body.email } })).status).toBe(200);
    expect(await inbox()).toMatch(/Reset your password<\/h2>\s*<p>To lifetime@example\.com/);
  });

  it('forwards a message to the team', async () => {
    const message = { name: 'Grace', email: 'grace@example.com', subject: 'Scans', message: 'How many?' };
    const headers = { Prefer: 'return=minimal' };
    expect((await send('/rest/v1/contact_messages', { body: message, headers })).status).toBe(201);
    const inbox = async () => (await send('/inbox', { method: 'GET' })).body as string;
    await expect.poll(inbox, untilSent).toMatch(/Contact: Scans<\/h2>\s*<p>To founder@example\.com/);
  });

  it('answers the preflight of a browser for a function', async () => {
    const headers = { Origin: 'http://localhost:5173', 'Access-Control-Request-Method': 'POST' };
    const preflight = await fetch(`${project.url}/functions/v1/create-checkout`, {
      method: 'OPTIONS',
      headers: { ...headers, 'Access-Control-Request-Headers': 'apikey,authorization,content-type' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('Access-Control-Allow-Headers')).toMatch(/authorization/i);
  });

  it('signs up a user, who confirms the address by a mail', async () => {
    expect((await send('/auth/v1/signup', { body: person })).status).toBe(200);
    const inbox = (await send('/inbox', { method: 'GET' })).body as string;
    const [, token_hash] = /href="[^"]*\/auth\/callback\?token_hash=(\w+)&amp;type=signup"/.exec(inbox) ?? [];
    expect((await send('/auth/v1/verify', { body: { token_hash, type: 'signup' } })).status).toBe(200);
    const session = await send('/auth/v1/token?grant_type=password', { body: person });
    expect(session.status).toBe(200);
    token = session.body.access_token;
    expect(await read('subscriptions', token)).toEqual([]);
  });

  it('asks for the code of an authenticator app once one is confirmed', async () => {
    const enrolled = await send('/auth/v1/factors', {
      token,
      body: { factor_type: 'totp', friendly_name: 'App' },
    });
    secret = enrolled.body.totp.secret;
    const path = `/auth/v1/factors/${enrolled.body.id}`;
    const verify = async (as: string, step: number) => {
      const challenge = await send(`${path}/challenge`, { token: as, body: {} });
      const body = { challenge_id: challenge.body.id, code: await totpCode(secret, step) };
      return send(`${path}/verify`, { token: as, body });
    };
    const step = totpStep(Date.now());
    expect((await verify(token, step)).status).toBe(200);
    const again = (await send('/auth/v1/token?grant_type=password', { body: person })).body;
    const refused = await send('/functions/v1/delete-account', { token: again.access_token, body: {} });
    expect(refused).toMatchObject({ status: 403, body: { code: 'insufficient_aal' } });
    // A code is accepted once, so the second sign-in takes that of the next half minute.
    const session = (await verify(again.access_token, step + 1)).body;
    token = session.access_token;
    refreshToken = session.refresh_token;
    expect((await send('/functions/v1/list-sessions', { token, body: {} })).body.sessions).not.toEqual([]);
  });

  it('sells a plan in the sandbox, settled by a signed event in a function', async () => {
    const checkout = await send('/functions/v1/create-checkout', { token, body: { plan_id: 'premium' } });
    expect(checkout).toMatchObject({ status: 200, body: { status: 'open', amount: 30 } });
    const paid = await send(checkout.body.url, {
      body: 'outcome=paid',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    });
    expect(paid.status).toBe(303);
    expect(await read('checkouts', token)).toMatchObject([{ status: 'paid' }]);
    expect(await read('subscriptions', token)).toMatchObject([{ plan_id: 'premium', status: 'active' }]);
  });

  it('opens the billing page of the sandbox, which shows what was paid', async () => {
    const portal = await send('/functions/v1/create-portal-session', { token, body: {} });
    expect(portal).toMatchObject({ status: 200, body: { url: expect.stringMatching(`^${project.url}/`) } });
    const page = await send(portal.body.url, { method: 'GET' });
    expect(page).toMatchObject({ status: 200, body: expect.stringMatching(/\$30\.00 · paid/) });
  });

  it('upscales by the public API, whose worker does the job', { timeout: 60_000 }, async () => {
    const created = await send('/functions/v1/create-api-key', {
      token,
      body: { name: 'Key', type: 'live' },
    });
    apiKey = created.body.key;
    expect(apiKeyTypeOf(apiKey)).toBe('live');
    const background = { r: 9, g: 90, b: 200 };
    const png = await sharp({ create: { width: 6, height: 4, channels: 3, background } })
      .png()
      .toBuffer();
    const image_url = `data:image/png;base64,${png.toString('base64')}`;
    const sent = await send('/v1/upscale', {
      token: apiKey,
      body: { image_url, scale_factor: 2 },
      headers: { Prefer: 'respond-async' },
    });
    expect(sent).toMatchObject({ status: 202, body: { status: 'queued' } });
    const path = `/v1/jobs/${sent.body.id}`;
    const job = await vi.waitFor(
      async () => {
        const { body } = await send(path, { method: 'GET', token: apiKey });
        expect(body).toMatchObject({ status: 'succeeded', output: { width: 12, height: 8 } });
        return body;
      },
      { timeout: 50_000, interval: 200 },
    );
    const picture = await fetch(job.output.url);
    expect((await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).width).toBe(12);
    expect(await read('api_keys', token)).toMatchObject([{ name: 'Key', last_used: expect.any(String) }]);
  });

  it('cancels at the end of the period, and undoes it', async () => {
    const [{ id: subscription_id }] = await read('subscriptions', token);
    const change = (name: string) => send(`/functions/v1/${name}`, { token, body: { subscription_id } });
    expect(await change('cancel-subscription')).toMatchObject({ status: 200, body: { status: 'canceled' } });
    expect((await read('subscriptions', token))[0]).toMatchObject({ status: 'canceled' });
    expect(await change('resume-subscription')).toMatchObject({ status: 200, body: { status: 'active' } });
    expect((await read('subscriptions', token))[0]).toMatchObject({ status: 'active', canceled_at: null });
  });

  it('keeps one user from the rows of another, and users from writing what they buy', async () => {
    const body = { plan_id: 'lifetime' };
    const patched = await send('/rest/v1/subscriptions?status=eq.active', { method: 'PATCH', token, body });
    expect(patched).toMatchObject({ status: 403, body: { code: '42501' } });
    expect(await read('subscriptions', token)).toHaveLength(1);
  });

  it('deletes the account, with its keys and sessions', async () => {
    expect(await send('/functions/v1/delete-account', { token, body: {} })).toMatchObject({ status: 200 });
    expect((await send('/auth/v1/user', { method: 'GET', token })).status).toBe(403);
    const refreshed = await send('/auth/v1/token?grant_type=refresh_token', {
      body: { refresh_token: refreshToken },
    });
    expect(refreshed.status).toBe(400);
    expect((await send('/auth/v1/token?grant_type=password', { body: person })).status).toBe(400);
    const body = { image_url: 'data:image/png;base64,AAAA', scale_factor: 2 };
    expect(await send('/v1/upscale', { token: apiKey, body })).toMatchObject({ status: 401 });
  });
});
