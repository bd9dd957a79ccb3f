import { attempt } from './attempt';
import { begunBy } from './auth-answer';
import type { AuthApi, AuthApiOptions } from './auth-api.types';
import type { Clients } from './clients';
import type { OwnCalls } from './own-calls';

async function implicitStartUrl({ auth }: Clients, redirectTo: string): Promise<string> {
  const { data, error } = await auth.signInWithOAuth({
    provider: 'google',
    options: { redirectTo, skipBrowserRedirect: true },
  });
  if (error) throw error;
  return data.url;
}

/** Signing in at the provider, and with what it or a mailed link brought back. */
export function providerCalls(
  { clients, storage, origin, navigate, startPending }: AuthApiOptions,
  own: OwnCalls,
): Pick<AuthApi, 'signInWithGoogle' | 'setSession' | 'exchangeCode'> {
  const { auth, provider } = clients;
  const callback = `${origin}/auth/callback`;
  const setSession = async (tokens: { access_token: string; refresh_token: string }) =>
    begunBy(await auth.setSession(tokens), storage);
  const exchange = async (code: string) =>
    provider
      ? setSession(await provider.exchange(code))
      : begunBy(await auth.exchangeCodeForSession(code), storage);
  return {
    signInWithGoogle: (returnTo, signal) =>
      attempt(signal, async () => {
        startPending(returnTo);
        const url = await (provider ? provider.startUrl(callback) : implicitStartUrl(clients, callback));
        if (!signal.aborted) navigate(url);
        return { ok: true };
      }),
    setSession: ({ accessToken, refreshToken }, signal) =>
      attempt(signal, () =>
        own.signingIn(() => setSession({ access_token: accessToken, refresh_token: refreshToken })),
      ),
    exchangeCode: (code, signal) => attempt(signal, () => own.signingIn(() => exchange(code))),
  };
}
