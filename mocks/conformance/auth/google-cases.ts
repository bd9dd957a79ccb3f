import type { Case } from '../case';

const pkce = 'POST /auth/v1/token?grant_type=pkce';
const verifier = 'a-verifier-that-is-long-enough-for-the-rules-of-pkce';
const authorize =
  'GET /auth/v1/authorize?provider=google&redirect_to=https%3A%2F%2Fapp.test%2Fauth%2Fcallback';

/** Signing in with another provider, and exchanging its code. */
export const googleCases: readonly Case[] = [
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
];
