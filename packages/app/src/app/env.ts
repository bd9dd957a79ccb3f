/** The backend that the app talks to, chosen by two variables at build time. */
export type BackendConfig = { founderSignUp: boolean } & (
  | { kind: 'embedded' }
  /** The URL has no trailing slash. */
  /** `apiUrl`: the origin of the public API. */
  | { kind: 'supabase'; url: string; apiUrl: string; anonKey: string }
);

/** The variables that choose the backend: `import.meta.env` in the app, `loadEnv()` in the Vite config. */
export type Environment = Readonly<Record<string, unknown>>;

const howToFix =
  'Set VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY from the settings of your project (API), or unset both and set VITE_BACKEND=demo for a demonstration. Then build again.';

/** The variables are invalid. The message says what is wrong, why it matters and how to fix it. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';

  constructor(what: string, why: string, fix: string = howToFix) {
    super(`${what} ${why} ${fix}`);
  }
}

/** The value of a variable, trimmed; empty if it is not set. */
export function textOf(env: Environment, name: string): string {
  const value = env[name];
  return typeof value === 'string' ? value.trim() : '';
}

/** The problem with a project's address, or null. */
function faultOf(url: URL): string | null {
  if (url.username || url.password) return 'VITE_SUPABASE_URL holds a user name or password.';
  const isLocal = url.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(url.hostname);
  if (url.protocol !== 'https:' && !isLocal) return 'VITE_SUPABASE_URL does not begin with https://.';
  if (url.pathname !== '/' || url.search || url.hash) return 'VITE_SUPABASE_URL has a path, query or hash.';
  return null;
}

/** The origin of the address in VITE_SUPABASE_URL. */
function projectUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const fault = url ? faultOf(url) : 'VITE_SUPABASE_URL is not an address.';
  if (!url || fault) {
    throw new EnvironmentError(
      fault ?? '',
      'Passwords are sent there, so it has to be the bare https address of your project, such as https://abcd.supabase.co (http only for localhost and 127.0.0.1).',
    );
  }
  return url.origin;
}

/** Whether a key bypasses row-level security: a secret key, or a token of the service role. */
function isSecretKey(key: string): boolean {
  if (key.startsWith('sb_secret_')) return true;
  const [, payload = ''] = key.split('.');
  try {
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))).role === 'service_role';
  } catch {
    return false;
  }
}

function anonKeyOf(text: string): string {
  if (isSecretKey(text)) {
    throw new EnvironmentError(
      'VITE_SUPABASE_ANON_KEY is a secret key.',
      'The build would publish it, and everyone could read and change all data. Replace that key in your project too if such a build was ever published.',
      'Use the publishable key (sb_publishable_…) or the anon key.',
    );
  }
  if (/^[\w.~+/=-]{1,4096}$/.test(text)) return text;
  throw new EnvironmentError(
    'VITE_SUPABASE_ANON_KEY contains spaces or other characters that are not allowed in a key.',
    'Every request sends it as a header, and would fail.',
  );
}

function founderSignUpOf(env: Environment, byDefault: boolean): boolean {
  const text = textOf(env, 'VITE_FOUNDER_SIGNUP').toLowerCase();
  if (text === '') return byDefault;
  if (text === 'true' || text === 'false') return text === 'true';
  throw new EnvironmentError(
    'VITE_FOUNDER_SIGNUP is neither true nor false.',
    'It decides whether users may sign up as a founder.',
    'Set it to true or false, or unset it.',
  );
}

/**
 * Reads which backend to use: the mock backend if neither variable is set, a real project if both are.
 * @throws EnvironmentError if one is missing or invalid.
 */
export function readBackendConfig(env: Environment): BackendConfig {
  const url = textOf(env, 'VITE_SUPABASE_URL');
  const anonKey = textOf(env, 'VITE_SUPABASE_ANON_KEY');
  if (!url && !anonKey) return { kind: 'embedded', founderSignUp: founderSignUpOf(env, true) };
  if (!url || !anonKey) {
    throw new EnvironmentError(
      `${url ? 'VITE_SUPABASE_ANON_KEY' : 'VITE_SUPABASE_URL'} is not set, but ${url ? 'VITE_SUPABASE_URL' : 'VITE_SUPABASE_ANON_KEY'} is.`,
      'Without both, users cannot sign in.',
    );
  }
  const origin = projectUrl(url);
  return {
    kind: 'supabase',
    url: origin,
    // Checked when the app is built: see `backend-switch`.
    apiUrl: textOf(env, 'VITE_API_URL') || origin,
    anonKey: anonKeyOf(anonKey),
    founderSignUp: founderSignUpOf(env, false),
  };
}
