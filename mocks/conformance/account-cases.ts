import type { Case } from './case';
import { newcomer, premium, signUp, tooSoon } from './session-cases';

/** Reading and changing the own account. */
export const ownAccountCases: readonly Case[] = [
  {
    title: 'read the account',
    caller: 'member',
    request: 'GET /auth/v1/user',
    expect: '200 user',
    bodyIncludes: { email: premium.email },
  },
  {
    title: 'read the account without a token',
    request: 'GET /auth/v1/user',
    expect: '401 no_authorization',
    message: 'This endpoint requires a valid Bearer token',
  },
  {
    title: 'read the account with an expired token',
    caller: 'expired',
    request: 'GET /auth/v1/user',
    expect: '403 bad_jwt',
    message: 'invalid JWT: unable to parse or verify signature, token has invalid claims: token is expired',
  },
  {
    title: 'read the account with a token signed by another key',
    caller: 'forged',
    request: 'GET /auth/v1/user',
    expect: '403 bad_jwt',
    message: /^invalid JWT: unable to parse or verify signature, /,
  },
  {
    title: 'read the account with an invalid token',
    caller: 'garbage',
    request: 'GET /auth/v1/user',
    expect: '403 bad_jwt',
    message: /^invalid JWT: unable to parse or verify signature, /,
  },
  {
    title: 'read the account after signing out',
    caller: 'signed-out',
    request: 'GET /auth/v1/user',
    expect: '403 session_not_found',
    message: 'Session from session_id claim in JWT does not exist',
  },
  {
    title: 'read a deleted account',
    caller: 'deleted',
    request: 'GET /auth/v1/user',
    expect: '403 user_not_found',
  },
  {
    title: 'change the name',
    caller: 'member',
    request: 'PUT /auth/v1/user',
    body: { data: { full_name: 'Ada' }, code_challenge: null, code_challenge_method: null },
    expect: '200 user',
    bodyIncludes: { user_metadata: { full_name: 'Ada', email: premium.email } },
  },
  {
    title: 'remove the name',
    caller: 'member',
    request: 'PUT /auth/v1/user',
    body: { data: { full_name: null } },
    expect: '200 user',
    bodyIncludes: { email: premium.email },
  },
  {
    title: 'set is_admin in the own metadata',
    caller: 'member',
    request: 'PUT /auth/v1/user',
    body: { data: { is_admin: true } },
    expect: '200 user',
    bodyIncludes: {
      user_metadata: { is_admin: true },
      app_metadata: { provider: 'email', providers: ['email'] },
    },
  },
  {
    title: 'set the own role',
    caller: 'member',
    request: 'PUT /auth/v1/user',
    body: { app_metadata: { role: 'admin' } },
    expect: '403 not_admin',
    message: 'Updating app_metadata requires admin privileges',
  },
  {
    title: 'change the password to the same password',
    caller: 'member',
    request: 'PUT /auth/v1/user',
    body: { password: premium.password, current_password: premium.password },
    expect: '422 same_password',
  },
  {
    title: 'change the password without the current one',
    caller: 'member',
    request: 'PUT /auth/v1/user',
    body: { password: 'another-horse-8' },
    expect: '400 current_password_required',
    message: 'Current password required when setting new password.',
  },
  {
    title: 'change the password with a wrong current one',
    caller: 'member',
    request: 'PUT /auth/v1/user',
    body: { password: 'another-horse-8', current_password: 'x' },
    expect: '400 current_password_invalid',
  },
  {
    title: 'request the code for a new password',
    caller: 'member',
    request: 'GET /auth/v1/reauthenticate',
    expect: '200 nothing',
  },
  {
    title: 'request the code for a new password twice within a minute',
    caller: 'member',
    before: [{ request: 'GET /auth/v1/reauthenticate' }],
    request: 'GET /auth/v1/reauthenticate',
    expect: '429 over_email_send_rate_limit',
    message: tooSoon,
  },
  {
    title: 'request the code for a new password without a token',
    request: 'GET /auth/v1/reauthenticate',
    expect: '401 no_authorization',
  },
  {
    title: 'change to a weak password',
    caller: 'member',
    request: 'PUT /auth/v1/user',
    body: { password: 'abc' },
    expect: '422 weak_password',
    bodyIncludes: { weak_password: { reasons: ['length'] } },
  },
  {
    title: 'change the address to one that is taken',
    caller: 'member',
    request: 'PUT /auth/v1/user',
    body: { email: 'lifetime@example.com' },
    expect: '422 email_exists',
  },
  {
    title: 'change the phone number, without a service that sends short messages',
    caller: 'member',
    request: 'PUT /auth/v1/user',
    body: { phone: '+491701234567' },
    expect: '500 unexpected_failure',
    message: 'Unable to get SMS provider',
  },
  {
    title: 'link another identity',
    caller: 'member',
    request: 'GET /auth/v1/user/identities/authorize?provider=google',
    expect: '404 manual_linking_disabled',
    message: 'Manual linking is disabled',
  },
  {
    title: 'change the name without a token',
    request: 'PUT /auth/v1/user',
    body: { data: {} },
    expect: '401 no_authorization',
  },
];

/** Mails and their links. */
export const mailCases: readonly Case[] = [
  {
    title: 'request a new password',
    request: 'POST /auth/v1/recover',
    body: { email: premium.email },
    expect: '200 nothing',
  },
  {
    title: 'request a new password for an unknown address',
    request: 'POST /auth/v1/recover',
    body: { email: newcomer.email },
    expect: '200 nothing',
  },
  {
    title: 'request a new password without an address',
    request: 'POST /auth/v1/recover',
    body: {},
    expect: '400 validation_failed',
    message: 'Password recovery requires an email',
  },
  {
    title: 'request a new password for an invalid address',
    request: 'POST /auth/v1/recover',
    body: { email: 'no-address' },
    expect: '400 validation_failed',
  },
  {
    title: 'request a new password twice within a minute',
    before: [{ request: 'POST /auth/v1/recover', body: { email: premium.email } }],
    request: 'POST /auth/v1/recover',
    body: { email: premium.email },
    expect: '429 over_email_send_rate_limit',
    message: tooSoon,
  },
  {
    title: 'request a sign-in link',
    request: 'POST /auth/v1/otp',
    body: { email: premium.email, data: {}, create_user: true },
    expect: '200 nothing',
  },
  {
    title: 'request a sign-in link for an unknown address without creating a user',
    request: 'POST /auth/v1/otp',
    body: { email: newcomer.email, create_user: false },
    expect: '422 otp_disabled',
    message: 'Signups not allowed for otp',
  },
  {
    title: 'resend the confirmation to an unknown address',
    request: 'POST /auth/v1/resend',
    body: { type: 'signup', email: newcomer.email },
    expect: '200 nothing',
  },
  {
    title: 'resend the confirmation too soon',
    before: [{ request: signUp, body: newcomer }],
    request: 'POST /auth/v1/resend',
    body: { type: 'signup', email: newcomer.email },
    expect: '429 over_email_send_rate_limit',
    message: tooSoon,
  },
  {
    title: 'resend without a type',
    request: 'POST /auth/v1/resend',
    body: { email: newcomer.email },
    expect: '400 validation_failed',
    message: 'Missing one of these types: signup, email_change, sms, phone_change',
  },
  {
    title: 'sign in with the token of a mail',
    request: 'POST /auth/v1/verify',
    body: { type: 'recovery', token_hash: '{recoveryToken}' },
    expect: '200 session',
  },
  {
    title: 'sign in with the token of a mail as if it were its code',
    request: 'POST /auth/v1/verify',
    body: { type: 'recovery', token: '{recoveryToken}', email: premium.email },
    expect: '403 otp_expired',
    message: 'Token has expired or is invalid',
  },
  {
    title: 'sign in with the token of a mail and an address',
    request: 'POST /auth/v1/verify',
    body: { type: 'recovery', token_hash: '{recoveryToken}', email: premium.email },
    expect: '400 validation_failed',
    message: 'Only the token_hash and type should be provided',
  },
  {
    title: 'sign in with an unknown token',
    request: 'POST /auth/v1/verify',
    body: { type: 'signup', token: 'x', email: newcomer.email },
    expect: '403 otp_expired',
    message: 'Token has expired or is invalid',
  },
  {
    title: 'sign in with a link without a token',
    request: 'POST /auth/v1/verify',
    body: { type: 'signup' },
    expect: '400 validation_failed',
  },
  {
    title: 'open the link that confirms an address',
    request: 'GET {signupLink}',
    expect: '303',
    responseHeaders: {
      Location:
        /^https:\/\/app\.test\/[^#?]*#access_token=[^&]+&expires_at=\d+&expires_in=3600&refresh_token=[a-z\d]{12}&sb=&token_type=bearer&type=signup$/,
    },
  },
  {
    title: 'open the link for a new password',
    request: 'GET {recoveryLink}',
    expect: '303',
    responseHeaders: { Location: /#access_token=[^#]+&type=recovery$/ },
  },
  {
    title: 'open an expired link',
    request: 'GET {oldLink}',
    expect: '303',
    responseHeaders: {
      Location:
        /#error=access_denied&error_code=otp_expired&error_description=Email\+link\+is\+invalid\+or\+has\+expired&sb=$/,
    },
  },
  {
    title: 'open a link that was requested with a PKCE challenge',
    request: 'GET {challengedLink}',
    expect: '303',
    responseHeaders: { Location: /^https:\/\/app\.test\/[^#]*\?code=[\da-f-]{36}$/ },
  },
];

const pkce = 'POST /auth/v1/token?grant_type=pkce';
const verifier = 'a-verifier-that-is-long-enough-for-the-rules-of-pkce';
const authorize =
  'GET /auth/v1/authorize?provider=google&redirect_to=https%3A%2F%2Fapp.test%2Fauth%2Fcallback';

/** Signing in with Google, and exchanging PKCE codes. */
export const googleCases: readonly Case[] = [
  {
    title: 'return from Google',
    request: `${authorize}&account=grace%40example.com`,
    expect: '302',
    responseHeaders: {
      Location:
        /^https:\/\/app\.test\/auth\/callback#access_token=[^&]+&expires_at=\d+&expires_in=3600&provider_token=[^&]+&refresh_token=[a-z\d]{12}&sb=&token_type=bearer$/,
    },
  },
  {
    title: 'return from Google to an address that is not allowed',
    request:
      'GET /auth/v1/authorize?provider=google&redirect_to=https%3A%2F%2Fevil.example%2F&account=grace%40example.com',
    expect: '302',
    responseHeaders: { Location: /^https:\/\/app\.test\/?#/ },
  },
  {
    title: 'return from Google after cancelling',
    request: `${authorize}&cancel`,
    expect: '302',
    responseHeaders: {
      Location:
        /\?error=access_denied&error_description=[^#]+#error=access_denied&error_description=[^#]+&sb=$/,
    },
  },
  {
    title: 'sign in with an unknown provider',
    request: 'GET /auth/v1/authorize?provider=myspace',
    expect: '400 validation_failed',
    message: 'Unsupported provider: Provider myspace could not be found',
  },
  {
    title: 'sign in with a provider that is not enabled',
    request: 'GET /auth/v1/authorize?provider=github',
    expect: '400 validation_failed',
    message: 'Unsupported provider: provider is not enabled',
  },
  {
    title: 'sign in with SAML',
    request: 'POST /auth/v1/sso',
    body: { domain: 'example.com' },
    expect: '404 saml_provider_disabled',
    message: 'SAML 2.0 is disabled',
  },
  {
    title: 'exchange a code for a session',
    request: pkce,
    body: { auth_code: '{code}', code_verifier: verifier },
    expect: '200 provider-session',
  },
  {
    title: 'exchange a code with the wrong verifier',
    request: pkce,
    body: { auth_code: '{code}', code_verifier: `${verifier}x` },
    expect: '400 bad_code_verifier',
  },
  {
    title: 'exchange a code after five minutes',
    request: pkce,
    body: { auth_code: '{oldCode}', code_verifier: verifier },
    expect: '422 flow_state_expired',
  },
  {
    title: 'exchange an unknown code',
    request: pkce,
    body: { auth_code: 'x', code_verifier: verifier },
    expect: '404 flow_state_not_found',
  },
];
