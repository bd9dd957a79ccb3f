import type { Case } from '../case';
import { newcomer, premium, signIn, signUp } from './known-requests';

const refresh = 'POST /auth/v1/token?grant_type=refresh_token';
const already = 'Invalid Refresh Token: Already Used';

/** Sessions: how they begin with a password, go on and end. */
export const sessionCases: readonly Case[] = [
  // Signing in.
  { to: 'sign in', ask: signIn, body: { ...premium, gotrue_meta_security: {} }, gives: '200 session' },
  {
    to: 'sign in with a wrong password',
    ask: signIn,
    body: { ...premium, password: 'wrong-horse' },
    gives: '400 invalid_credentials',
    says: 'Invalid login credentials',
  },
  {
    to: 'sign in as nobody known',
    ask: signIn,
    body: newcomer,
    gives: '400 invalid_credentials',
    says: 'Invalid login credentials',
  },
  {
    to: 'sign in before confirming',
    after: [{ ask: signUp, body: newcomer }],
    ask: signIn,
    body: newcomer,
    gives: '400 email_not_confirmed',
    says: 'Email not confirmed',
  },
  {
    to: 'sign in before confirming, with a wrong password',
    after: [{ ask: signUp, body: newcomer }],
    ask: signIn,
    body: { ...newcomer, password: 'wrong-horse' },
    gives: '400 invalid_credentials',
  },
  {
    to: 'sign in with nothing',
    ask: signIn,
    body: {},
    gives: '400 validation_failed',
    says: 'missing email or phone',
  },
  {
    to: 'sign in with an address and a number',
    ask: signIn,
    body: { ...premium, phone: '1' },
    gives: '400 validation_failed',
    says: 'Only an email address or phone number should be provided on login.',
  },
  {
    to: 'get a token for an unknown kind of grant',
    ask: 'POST /auth/v1/token?grant_type=magic',
    body: {},
    gives: '400 invalid_credentials',
    says: 'unsupported_grant_type',
  },

  // Refreshing.
  {
    to: 'refresh a session',
    ask: refresh,
    body: { refresh_token: '{refreshToken}' },
    gives: '200 session',
    heads: { 'sb-auth-user-id': /^[\da-f-]{36}$/, 'sb-auth-session-id': /^[\da-f-]{36}$/ },
  },
  {
    to: 'refresh with the token that the active one replaced',
    ask: refresh,
    body: { refresh_token: '{replacedToken}' },
    gives: '200 session',
  },
  {
    to: 'refresh with a token that was replaced long ago',
    ask: refresh,
    body: { refresh_token: '{stolenToken}' },
    gives: '400 refresh_token_already_used',
    says: already,
  },
  {
    to: 'refresh with a token that nobody has',
    ask: refresh,
    body: { refresh_token: 'aaaaaaaaaaaa' },
    gives: '400 refresh_token_not_found',
    says: 'Invalid Refresh Token: Refresh Token Not Found',
  },
  {
    to: 'refresh after signing out',
    ask: refresh,
    body: { refresh_token: '{endedToken}' },
    gives: '400 refresh_token_not_found',
  },
  {
    to: 'refresh with what is no token',
    ask: refresh,
    body: { refresh_token: 'A!' },
    gives: '400 validation_failed',
    says: 'Refresh token is not valid',
  },
  { to: 'refresh without a token', ask: refresh, body: {}, gives: '400 oauth:invalid_request' },

  // Signing out.
  { to: 'sign out everywhere', as: 'member', ask: 'POST /auth/v1/logout?scope=global', gives: '204' },
  { to: 'sign out here', as: 'member', ask: 'POST /auth/v1/logout?scope=local', gives: '204' },
  { to: 'sign out elsewhere', as: 'member', ask: 'POST /auth/v1/logout?scope=others', gives: '204' },
  {
    to: 'sign out of a scope there is not',
    as: 'member',
    ask: 'POST /auth/v1/logout?scope=x',
    gives: '400 validation_failed',
    says: 'Unsupported logout scope "x"',
  },
  { to: 'sign out without a token', ask: 'POST /auth/v1/logout', gives: '401 no_authorization' },
  { to: 'sign out with an expired token', as: 'expired', ask: 'POST /auth/v1/logout', gives: '403 bad_jwt' },
  { to: 'sign out with what is no token', as: 'garbage', ask: 'POST /auth/v1/logout', gives: '403 bad_jwt' },
  { to: 'sign out twice', as: 'signed-out', ask: 'POST /auth/v1/logout', gives: '403 session_not_found' },
  {
    to: 'sign out of a deleted account',
    as: 'deleted',
    ask: 'POST /auth/v1/logout',
    gives: '403 user_not_found',
  },
];
