import type { Case } from './case';

/** Requests and users of several cases. */

export const newcomer = { email: 'new@example.com', password: 'correct-horse-7' };
export const premium = { email: 'premium@example.com', password: 'verapix-demo' };
export const signIn = 'POST /auth/v1/token?grant_type=password';
export const signUp = 'POST /auth/v1/signup';
export const tooSoon = /^For security purposes, you can only request this after \d+ seconds\.$/;

const tooLong = `${'a'.repeat(250)}@example.com`;

/** Sign-up. */
export const signUpCases: readonly Case[] = [
  {
    title: 'sign up with a new address',
    request: signUp,
    body: { ...newcomer, data: { full_name: 'Ada' } },
    expect: '200 user',
    bodyIncludes: { email: 'new@example.com', user_metadata: { full_name: 'Ada' } },
  },
  {
    title: 'sign up with a null challenge, as the clients send it',
    request: signUp,
    body: {
      ...newcomer,
      data: {},
      gotrue_meta_security: {},
      code_challenge: null,
      code_challenge_method: null,
    },
    expect: '200 user',
  },
  {
    title: 'sign up with capitals in the address',
    request: signUp,
    body: { ...newcomer, email: 'New@Example.com' },
    expect: '200 user',
    bodyIncludes: { email: 'new@example.com' },
  },
  {
    title: 'sign up with an address that is taken',
    request: signUp,
    body: { ...newcomer, email: premium.email },
    expect: '200 decoy-user',
  },
  {
    title: 'sign up as a founder',
    request: signUp,
    body: { ...newcomer, data: { is_admin: true } },
    expect: '200 session',
    bodyIncludes: { user: { app_metadata: { role: 'admin' } } },
  },
  {
    title: 'sign up with a short password',
    request: signUp,
    body: { ...newcomer, password: 'abc' },
    expect: '422 weak_password',
    message: 'Password should be at least 6 characters.',
    bodyIncludes: { weak_password: { reasons: ['length'] } },
  },
  {
    title: 'sign up without a password',
    request: signUp,
    body: { email: newcomer.email },
    expect: '400 validation_failed',
    message: 'Signup requires a valid password',
  },
  {
    title: 'sign up with a password of 73 bytes',
    request: signUp,
    body: { ...newcomer, password: 'a'.repeat(73) },
    expect: '400 validation_failed',
    message: 'Password cannot be longer than 72 characters',
  },
  {
    title: 'sign up with an invalid address',
    request: signUp,
    body: { ...newcomer, email: 'no-address' },
    expect: '400 validation_failed',
    message: 'Unable to validate email address: invalid format',
  },
  {
    title: 'sign up with an address of more than 255 characters',
    request: signUp,
    body: { ...newcomer, email: tooLong },
    expect: '400 validation_failed',
    message: 'An email address is too long',
  },
  {
    title: 'sign up with an address and a phone number',
    request: signUp,
    body: { ...newcomer, phone: '123' },
    expect: '400 validation_failed',
    message: 'Only an email address or phone number should be provided on signup.',
  },
  {
    title: 'sign up without an address or a phone number',
    request: signUp,
    body: { password: newcomer.password },
    expect: '422 anonymous_provider_disabled',
  },
  {
    title: 'sign up with a weak password and an invalid address',
    request: signUp,
    body: { email: 'no-address', password: 'abc' },
    expect: '422 weak_password',
  },
  {
    title: 'sign up twice within a minute',
    before: [{ request: signUp, body: newcomer }],
    request: signUp,
    body: newcomer,
    expect: '429 over_email_send_rate_limit',
    message: tooSoon,
  },
];

const refresh = 'POST /auth/v1/token?grant_type=refresh_token';
const already = 'Invalid Refresh Token: Already Used';

/** Sessions: signing in with a password, refreshing, signing out. */
export const sessionCases: readonly Case[] = [
  // Signing in.
  {
    title: 'sign in',
    request: signIn,
    body: { ...premium, gotrue_meta_security: {} },
    expect: '200 session',
  },
  {
    title: 'sign in with a wrong password',
    request: signIn,
    body: { ...premium, password: 'wrong-horse' },
    expect: '400 invalid_credentials',
    message: 'Invalid login credentials',
  },
  {
    title: 'sign in with an unknown address',
    request: signIn,
    body: newcomer,
    expect: '400 invalid_credentials',
    message: 'Invalid login credentials',
  },
  {
    title: 'sign in before confirming',
    before: [{ request: signUp, body: newcomer }],
    request: signIn,
    body: newcomer,
    expect: '400 email_not_confirmed',
    message: 'Email not confirmed',
  },
  {
    title: 'sign in before confirming, with a wrong password',
    before: [{ request: signUp, body: newcomer }],
    request: signIn,
    body: { ...newcomer, password: 'wrong-horse' },
    expect: '400 invalid_credentials',
  },
  {
    title: 'sign in without credentials',
    request: signIn,
    body: {},
    expect: '400 validation_failed',
    message: 'missing email or phone',
  },
  {
    title: 'sign in with an address and a phone number',
    request: signIn,
    body: { ...premium, phone: '1' },
    expect: '400 validation_failed',
    message: 'Only an email address or phone number should be provided on login.',
  },
  {
    title: 'request a token with an unknown grant type',
    request: 'POST /auth/v1/token?grant_type=magic',
    body: {},
    expect: '400 invalid_credentials',
    message: 'unsupported_grant_type',
  },

  // Refreshing.
  {
    title: 'refresh a session',
    request: refresh,
    body: { refresh_token: '{refreshToken}' },
    expect: '200 session',
    responseHeaders: { 'sb-auth-user-id': /^[\da-f-]{36}$/, 'sb-auth-session-id': /^[\da-f-]{36}$/ },
  },
  {
    title: 'refresh with the token that the active one replaced',
    request: refresh,
    body: { refresh_token: '{replacedToken}' },
    expect: '200 session',
  },
  {
    title: 'refresh with a token that was replaced long ago',
    request: refresh,
    body: { refresh_token: '{stolenToken}' },
    expect: '400 refresh_token_already_used',
    message: already,
  },
  {
    title: 'refresh with an unknown token',
    request: refresh,
    body: { refresh_token: 'aaaaaaaaaaaa' },
    expect: '400 refresh_token_not_found',
    message: 'Invalid Refresh Token: Refresh Token Not Found',
  },
  {
    title: 'refresh after signing out',
    request: refresh,
    body: { refresh_token: '{endedToken}' },
    expect: '400 refresh_token_not_found',
  },
  {
    title: 'refresh with an invalid token',
    request: refresh,
    body: { refresh_token: 'A!' },
    expect: '400 validation_failed',
    message: 'Refresh token is not valid',
  },
  { title: 'refresh without a token', request: refresh, body: {}, expect: '400 oauth:invalid_request' },

  // Signing out.
  {
    title: 'sign out everywhere',
    caller: 'member',
    request: 'POST /auth/v1/logout?scope=global',
    expect: '204',
  },
  {
    title: 'sign out of the current session',
    caller: 'member',
    request: 'POST /auth/v1/logout?scope=local',
    expect: '204',
  },
  {
    title: 'sign out of all other sessions',
    caller: 'member',
    request: 'POST /auth/v1/logout?scope=others',
    expect: '204',
  },
  {
    title: 'sign out with an unknown scope',
    caller: 'member',
    request: 'POST /auth/v1/logout?scope=x',
    expect: '400 validation_failed',
    message: 'Unsupported logout scope "x"',
  },
  { title: 'sign out without a token', request: 'POST /auth/v1/logout', expect: '401 no_authorization' },
  {
    title: 'sign out with an expired token',
    caller: 'expired',
    request: 'POST /auth/v1/logout',
    expect: '403 bad_jwt',
  },
  {
    title: 'sign out with an invalid token',
    caller: 'garbage',
    request: 'POST /auth/v1/logout',
    expect: '403 bad_jwt',
  },
  {
    title: 'sign out twice',
    caller: 'signed-out',
    request: 'POST /auth/v1/logout',
    expect: '403 session_not_found',
  },
  {
    title: 'sign out of a deleted account',
    caller: 'deleted',
    request: 'POST /auth/v1/logout',
    expect: '403 user_not_found',
  },
];
