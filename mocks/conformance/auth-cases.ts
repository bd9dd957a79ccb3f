import type { Case } from './case';

const good = { email: 'new@example.com', password: 'correct-horse-7' };
const premium = { email: 'premium@example.com', password: 'verapix-demo' };
const password = 'POST /auth/v1/token?grant_type=password';
const refresh = 'POST /auth/v1/token?grant_type=refresh_token';
const pkce = 'POST /auth/v1/token?grant_type=pkce';
const signup = 'POST /auth/v1/signup';
const verifier = 'a-verifier-that-is-long-enough-for-the-rules-of-pkce';
const authorize =
  'GET /auth/v1/authorize?provider=google&redirect_to=https%3A%2F%2Fapp.test%2Fauth%2Fcallback';
const legacy = { 'X-Supabase-Api-Version': null };

const already = 'Invalid Refresh Token: Already Used';
const tooSoon = /^For security purposes, you can only request this after \d+ seconds\.$/;
const tooLong = `${'a'.repeat(250)}@example.com`;

/** Sign-in, accounts and what is mailed about them. */
export const authCases: readonly Case[] = [
  // Signing up.
  {
    to: 'sign up with a new address',
    ask: signup,
    body: { ...good, data: { full_name: 'Ada' } },
    gives: '200 user',
    shows: { email: 'new@example.com', user_metadata: { full_name: 'Ada' } },
  },
  {
    to: 'sign up as the clients send it, with a challenge of null',
    ask: signup,
    body: { ...good, data: {}, gotrue_meta_security: {}, code_challenge: null, code_challenge_method: null },
    gives: '200 user',
  },
  {
    to: 'sign up with capitals in the address',
    ask: signup,
    body: { ...good, email: 'New@Example.com' },
    gives: '200 user',
    shows: { email: 'new@example.com' },
  },
  {
    to: 'sign up with an address that is taken',
    ask: signup,
    body: { ...good, email: premium.email },
    gives: '200 no-one',
  },
  {
    to: 'sign up as a founder',
    ask: signup,
    body: { ...good, data: { is_admin: true } },
    gives: '200 session',
    shows: { user: { app_metadata: { role: 'admin' } } },
  },
  {
    to: 'sign up with a short password',
    ask: signup,
    body: { ...good, password: 'abc' },
    gives: '422 weak_password',
    says: 'Password should be at least 6 characters.',
    shows: { weak_password: { reasons: ['length'] } },
  },
  {
    to: 'sign up without a password',
    ask: signup,
    body: { email: good.email },
    gives: '400 validation_failed',
    says: 'Signup requires a valid password',
  },
  {
    to: 'sign up with a password of 73 bytes',
    ask: signup,
    body: { ...good, password: 'a'.repeat(73) },
    gives: '400 validation_failed',
    says: 'Password cannot be longer than 72 characters',
  },
  {
    to: 'sign up with what is no address',
    ask: signup,
    body: { ...good, email: 'nobody' },
    gives: '400 validation_failed',
    says: 'Unable to validate email address: invalid format',
  },
  {
    to: 'sign up with an address of more than 255 characters',
    ask: signup,
    body: { ...good, email: tooLong },
    gives: '400 validation_failed',
    says: 'An email address is too long',
  },
  {
    to: 'sign up with an address and a number',
    ask: signup,
    body: { ...good, phone: '123' },
    gives: '400 validation_failed',
    says: 'Only an email address or phone number should be provided on signup.',
  },
  {
    to: 'sign up with neither',
    ask: signup,
    body: { password: good.password },
    gives: '422 anonymous_provider_disabled',
  },
  {
    to: 'sign up, with a weak password before a bad address',
    ask: signup,
    body: { email: 'nobody', password: 'abc' },
    gives: '422 weak_password',
  },
  {
    to: 'sign up twice within a minute',
    after: [{ ask: signup, body: good }],
    ask: signup,
    body: good,
    gives: '429 over_email_send_rate_limit',
    says: tooSoon,
  },

  // Signing in.
  { to: 'sign in', ask: password, body: { ...premium, gotrue_meta_security: {} }, gives: '200 session' },
  {
    to: 'sign in with a wrong password',
    ask: password,
    body: { ...premium, password: 'wrong-horse' },
    gives: '400 invalid_credentials',
    says: 'Invalid login credentials',
  },
  {
    to: 'sign in as nobody known',
    ask: password,
    body: good,
    gives: '400 invalid_credentials',
    says: 'Invalid login credentials',
  },
  {
    to: 'sign in before confirming',
    after: [{ ask: signup, body: good }],
    ask: password,
    body: good,
    gives: '400 email_not_confirmed',
    says: 'Email not confirmed',
  },
  {
    to: 'sign in before confirming, with a wrong password',
    after: [{ ask: signup, body: good }],
    ask: password,
    body: { ...good, password: 'wrong-horse' },
    gives: '400 invalid_credentials',
  },
  {
    to: 'sign in with nothing',
    ask: password,
    body: {},
    gives: '400 validation_failed',
    says: 'missing email or phone',
  },
  {
    to: 'sign in with an address and a number',
    ask: password,
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

  // The account.
  {
    to: 'read the account',
    as: 'member',
    ask: 'GET /auth/v1/user',
    gives: '200 user',
    shows: { email: premium.email },
  },
  {
    to: 'read the account without a token',
    ask: 'GET /auth/v1/user',
    gives: '401 no_authorization',
    says: 'This endpoint requires a valid Bearer token',
  },
  {
    to: 'read the account with an expired token',
    as: 'expired',
    ask: 'GET /auth/v1/user',
    gives: '403 bad_jwt',
    says: 'invalid JWT: unable to parse or verify signature, token has invalid claims: token is expired',
  },
  {
    to: 'read the account with a token of another key',
    as: 'forged',
    ask: 'GET /auth/v1/user',
    gives: '403 bad_jwt',
    says: /^invalid JWT: unable to parse or verify signature, /,
  },
  {
    to: 'read the account with what is no token',
    as: 'garbage',
    ask: 'GET /auth/v1/user',
    gives: '403 bad_jwt',
    says: /^invalid JWT: unable to parse or verify signature, /,
  },
  {
    to: 'read the account after signing out',
    as: 'signed-out',
    ask: 'GET /auth/v1/user',
    gives: '403 session_not_found',
    says: 'Session from session_id claim in JWT does not exist',
  },
  { to: 'read a deleted account', as: 'deleted', ask: 'GET /auth/v1/user', gives: '403 user_not_found' },
  {
    to: 'change the name',
    as: 'member',
    ask: 'PUT /auth/v1/user',
    body: { data: { full_name: 'Ada' }, code_challenge: null, code_challenge_method: null },
    gives: '200 user',
    shows: { user_metadata: { full_name: 'Ada', email: premium.email } },
  },
  {
    to: 'take the name away',
    as: 'member',
    ask: 'PUT /auth/v1/user',
    body: { data: { full_name: null } },
    gives: '200 user',
    shows: { email: premium.email },
  },
  {
    to: 'claim in the profile to be an administrator',
    as: 'member',
    ask: 'PUT /auth/v1/user',
    body: { data: { is_admin: true } },
    gives: '200 user',
    shows: { user_metadata: { is_admin: true }, app_metadata: { provider: 'email', providers: ['email'] } },
  },
  {
    to: 'give oneself a role',
    as: 'member',
    ask: 'PUT /auth/v1/user',
    body: { app_metadata: { role: 'admin' } },
    gives: '403 not_admin',
    says: 'Updating app_metadata requires admin privileges',
  },
  {
    to: 'keep the password when changing it',
    as: 'member',
    ask: 'PUT /auth/v1/user',
    body: { password: premium.password },
    gives: '422 same_password',
  },
  {
    to: 'change to a weak password',
    as: 'member',
    ask: 'PUT /auth/v1/user',
    body: { password: 'abc' },
    gives: '422 weak_password',
    shows: { weak_password: { reasons: ['length'] } },
  },
  {
    to: "change to somebody else's address",
    as: 'member',
    ask: 'PUT /auth/v1/user',
    body: { email: 'lifetime@example.com' },
    gives: '422 email_exists',
  },
  {
    to: 'change the name without a token',
    ask: 'PUT /auth/v1/user',
    body: { data: {} },
    gives: '401 no_authorization',
  },

  // Mails and what they lead to.
  {
    to: 'ask for a new password',
    ask: 'POST /auth/v1/recover',
    body: { email: premium.email },
    gives: '200 nothing',
  },
  {
    to: 'ask for a new password as nobody known',
    ask: 'POST /auth/v1/recover',
    body: { email: good.email },
    gives: '200 nothing',
  },
  {
    to: 'ask for a new password without an address',
    ask: 'POST /auth/v1/recover',
    body: {},
    gives: '400 validation_failed',
    says: 'Password recovery requires an email',
  },
  {
    to: 'ask for a new password for what is no address',
    ask: 'POST /auth/v1/recover',
    body: { email: 'nobody' },
    gives: '400 validation_failed',
  },
  {
    to: 'ask for a new password twice within a minute',
    after: [{ ask: 'POST /auth/v1/recover', body: { email: premium.email } }],
    ask: 'POST /auth/v1/recover',
    body: { email: premium.email },
    gives: '429 over_email_send_rate_limit',
    says: tooSoon,
  },
  {
    to: 'have a link mailed',
    ask: 'POST /auth/v1/otp',
    body: { email: premium.email, data: {}, create_user: true },
    gives: '200 nothing',
  },
  {
    to: 'have a link mailed to nobody known, who is not to be made',
    ask: 'POST /auth/v1/otp',
    body: { email: good.email, create_user: false },
    gives: '422 otp_disabled',
    says: 'Signups not allowed for otp',
  },
  {
    to: 'have the confirmation mailed again to nobody known',
    ask: 'POST /auth/v1/resend',
    body: { type: 'signup', email: good.email },
    gives: '200 nothing',
  },
  {
    to: 'have the confirmation mailed again too soon',
    after: [{ ask: signup, body: good }],
    ask: 'POST /auth/v1/resend',
    body: { type: 'signup', email: good.email },
    gives: '429 over_email_send_rate_limit',
    says: tooSoon,
  },
  {
    to: 'have nothing in particular mailed again',
    ask: 'POST /auth/v1/resend',
    body: { email: good.email },
    gives: '400 validation_failed',
    says: 'Missing one of these types: signup, email_change, sms, phone_change',
  },
  {
    to: 'sign in with the token of a mail',
    ask: 'POST /auth/v1/verify',
    body: { type: 'recovery', token_hash: '{recoveryToken}' },
    gives: '200 session',
  },
  {
    to: 'sign in with an unknown token',
    ask: 'POST /auth/v1/verify',
    body: { type: 'signup', token: 'x', email: good.email },
    gives: '403 otp_expired',
    says: /^(Token has expired or is invalid|Email link is invalid or has expired)$/,
  },
  {
    to: 'sign in with no token',
    ask: 'POST /auth/v1/verify',
    body: { type: 'signup' },
    gives: '400 validation_failed',
  },
  {
    to: 'open the link that confirms an address',
    ask: 'GET {signupLink}',
    gives: '303',
    heads: {
      Location:
        /^https:\/\/app\.test\/[^#?]*#access_token=[^&]+&expires_at=\d+&expires_in=3600&refresh_token=[a-z\d]{12}&sb=&token_type=bearer&type=signup$/,
    },
  },
  {
    to: 'open the link for a new password',
    ask: 'GET {recoveryLink}',
    gives: '303',
    heads: { Location: /#access_token=[^#]+&type=recovery$/ },
  },
  {
    to: 'open a link too late',
    ask: 'GET {oldLink}',
    gives: '303',
    heads: {
      Location:
        /#error=access_denied&error_code=otp_expired&error_description=Email\+link\+is\+invalid\+or\+has\+expired&sb=$/,
    },
  },
  {
    to: 'open a link that was asked for with a challenge',
    ask: 'GET {challengedLink}',
    gives: '303',
    heads: { Location: /^https:\/\/app\.test\/[^#]*\?code=[\da-f-]{36}$/ },
  },

  // Google.
  {
    to: 'come back from Google',
    ask: `${authorize}&account=grace%40example.com`,
    gives: '302',
    heads: {
      Location:
        /^https:\/\/app\.test\/auth\/callback#access_token=[^&]+&expires_at=\d+&expires_in=3600&provider_token=[^&]+&refresh_token=[a-z\d]{12}&sb=&token_type=bearer$/,
    },
  },
  {
    to: 'come back from Google to an address that is not allowed',
    ask: 'GET /auth/v1/authorize?provider=google&redirect_to=https%3A%2F%2Fevil.example%2F&account=grace%40example.com',
    gives: '302',
    heads: { Location: /^https:\/\/app\.test\/?#/ },
  },
  {
    to: 'come back from Google having refused',
    ask: `${authorize}&cancel`,
    gives: '302',
    heads: {
      Location:
        /\?error=access_denied&error_description=[^#]+#error=access_denied&error_description=[^#]+&sb=$/,
    },
  },
  {
    to: 'go to an unknown provider',
    ask: 'GET /auth/v1/authorize?provider=myspace',
    gives: '400 validation_failed',
    says: /^Unsupported provider: /,
  },
  {
    to: 'exchange a code for a session',
    ask: pkce,
    body: { auth_code: '{code}', code_verifier: verifier },
    gives: '200 provider-session',
  },
  {
    to: 'exchange a code with the wrong verifier',
    ask: pkce,
    body: { auth_code: '{code}', code_verifier: `${verifier}x` },
    gives: '400 bad_code_verifier',
  },
  {
    to: 'exchange a code after five minutes',
    ask: pkce,
    body: { auth_code: '{oldCode}', code_verifier: verifier },
    gives: '422 flow_state_expired',
  },
  {
    to: 'exchange an unknown code',
    ask: pkce,
    body: { auth_code: 'x', code_verifier: verifier },
    gives: '404 flow_state_not_found',
  },

  // What every request meets.
  {
    to: 'sign in without the public key',
    ask: password,
    body: premium,
    send: { apikey: null },
    gives: '401 gateway',
    says: 'No API key found in request',
  },
  {
    to: 'sign in with another key',
    ask: password,
    body: premium,
    send: { apikey: 'x' },
    gives: '401 gateway',
    says: 'Invalid API key',
  },
  {
    to: 'sign in with what is no JSON',
    ask: password,
    body: '{',
    gives: '400 bad_json',
    says: /^Could not parse request body as JSON: ./,
  },
  {
    to: 'sign in with more than 1 MiB',
    ask: password,
    body: 'x'.repeat(1024 * 1024 + 1),
    gives: '413 request_entity_too_large',
  },
  {
    to: 'sign in wrongly with an old client',
    ask: password,
    body: good,
    send: legacy,
    gives: '400 legacy:invalid_credentials',
    shows: { code: 400, msg: 'Invalid login credentials' },
  },
  {
    to: 'sign in wrongly with a client of 2023',
    ask: password,
    body: good,
    send: { 'X-Supabase-Api-Version': '2023-12-31' },
    gives: '400 legacy:invalid_credentials',
  },
  {
    to: 'sign up weakly with an old client',
    ask: signup,
    body: { ...good, password: 'abc' },
    send: legacy,
    gives: '422 legacy:weak_password',
    shows: { weak_password: { reasons: ['length'] } },
  },
  { to: 'ask for what sign-in does not have', ask: 'GET /auth/v1/nowhere', gives: '404 not_found' },
];
