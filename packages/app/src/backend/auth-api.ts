import { accountCalls } from './account-calls';
import type { AuthApi, AuthApiOptions } from './auth-api.types';
import { createOwnCalls } from './own-calls';
import { passwordCalls } from './password-calls';
import { providerCalls } from './provider-calls';
import { sessionCalls } from './session-calls';

/** Joins the calls about accounts and sessions. Nothing is asked before the first call. */
export function createAuthApi(options: AuthApiOptions): AuthApi {
  const own = createOwnCalls();
  return {
    ...sessionCalls(options, own),
    ...passwordCalls(options, own),
    ...providerCalls(options, own),
    ...accountCalls(options),
  };
}
