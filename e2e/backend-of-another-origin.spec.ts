import { expect, test } from '@playwright/test';
import { personaPassword as password } from '../mocks/db/personas';
import { anonKey } from '../mocks/http/gateway';
import { startLocalBackend } from '../mocks/server/local-backend';
import { servePage } from './support/other-origin/serve-page';

/** What a page can read from a server of another origin with the app's clients. */
test.describe('the clients on a page with a backend of another origin', () => {
  let page: Awaited<ReturnType<typeof servePage>>;
  let backend: Awaited<ReturnType<typeof startLocalBackend>>;

  test.beforeAll(async () => {
    page = await servePage();
    backend = await startLocalBackend({ port: 0, siteUrl: page.url });
  });
  test.afterAll(async () => {
    page.close();
    await backend.close();
  });
  test.beforeEach(async ({ page: tab }) => {
    await tab.goto(page.url);
    await tab.waitForFunction(() => 'connect' in window);
    await tab.evaluate(
      ([url, key]) => {
        window.clients = window.connect(url, key);
      },
      [backend.url, anonKey] as const,
    );
  });

  test('sign in, read tables, call functions, refresh and sign out', async ({ page: tab }) => {
    const seen = await tab.evaluate(async (password) => {
      const { auth, rest, functions } = window.clients;
      const signedIn = await auth.signInWithPassword({ email: 'premium@example.com', password });
      const id = signedIn.data.user?.id ?? '';
      const rows = await rest
        .from('subscriptions')
        .select('*')
        .eq('user_id', id)
        .eq('status', 'active')
        .maybeSingle();
      const saved = await rest.from('preferences').upsert({ user_id: id, weekly_newsletter: true }).select();
      const sessions = await functions.invoke('list-sessions', { body: {} });
      const changed = await auth.updateUser({ data: { full_name: 'Ada' } });
      const refreshed = await auth.refreshSession();
      const signedOut = await auth.signOut({ scope: 'global' });
      const after = await auth.getSession();
      return {
        signedIn: signedIn.data.user?.email,
        plan: rows.data?.plan_id,
        saved: saved.data?.[0]?.weekly_newsletter,
        sessions: sessions.data.sessions.length,
        name: changed.data.user?.user_metadata.full_name,
        isNewToken: refreshed.data.session?.refresh_token !== signedIn.data.session?.refresh_token,
        refreshed: refreshed.error,
        signedOut: signedOut.error,
        after: after.data.session,
      };
    }, password);
    expect(seen).toEqual({
      signedIn: 'premium@example.com',
      plan: 'premium',
      saved: true,
      sessions: 1,
      name: 'Ada',
      isNewToken: true,
      refreshed: null,
      signedOut: null,
      after: null,
    });
  });

  test('read the code of each error', async ({ page: tab }) => {
    const seen = await tab.evaluate(async (password) => {
      const { auth, rest, functions } = window.clients;
      const email = 'free@example.com';
      const wrong = await auth.signInWithPassword({ email, password: 'wrong-horse' });
      const visitor = await rest.from('subscriptions').select();
      await auth.signInWithPassword({ email, password });
      const weak = await auth.updateUser({ password: 'abc' });
      const table = await rest.from('nowhere').select();
      const admin = await functions.invoke('get-merchant-config', { body: {} });
      const body = await admin.error.context.json();
      return {
        wrong: wrong.error?.code,
        visitor: [visitor.status, visitor.error?.code],
        weak: weak.error && 'reasons' in weak.error ? weak.error.reasons : weak.error?.name,
        table: [table.status, table.error?.code],
        admin: [admin.error.name, body.code],
      };
    }, password);
    expect(seen).toEqual({
      wrong: 'invalid_credentials',
      visitor: [401, '42501'],
      weak: ['length'],
      table: [404, 'PGRST205'],
      admin: ['FunctionsHttpError', 'permission_denied'],
    });
  });

  test('get a session from a mailed link', async ({ page: tab }) => {
    const email = 'new.user@example.com';
    await tab.evaluate(
      ([email, emailRedirectTo]) =>
        window.clients.auth.signUp({ email, password: 'correct-horse-7', options: { emailRedirectTo } }),
      [email, page.url] as const,
    );
    const mail = backend.store.read().mails.find(({ to }) => to === email);
    const { searchParams } = new URL(mail?.link?.href ?? '');
    const user = await tab.evaluate(async (token_hash) => {
      const { data } = await window.clients.auth.verifyOtp({ token_hash, type: 'signup' });
      return data.user?.email;
    }, searchParams.get('token_hash') ?? '');
    expect(user).toBe(email);
  });
});
