import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { loadEnv } from 'vite';
import {
  type BackendConfig,
  type Environment,
  EnvironmentError,
  readBackendConfig,
  textOf,
} from '../src/app/env.ts';
import { acceptedAddress } from '../src/app/analytics/accepted-address.ts';

/** What a build tells the servers of it; `.vite/backend.json` beside its manifest. */
export interface BackendNote {
  /** Origins of other hosts that the page talks to: for `connect-src`. */
  connectTo: readonly string[];
  /** Names the variables it was built with, so that a change of them is noticed. */
  environment: string;
}

/** The variables a build sees: those of the shell before those of `.env` files in `directory`. */
export function buildEnvironment(mode: string, directory: string): Record<string, string> {
  return loadEnv(mode, directory, 'VITE_');
}

/** The same text for the same variables, without giving any away. */
export function environmentName(environment: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(environment)
    .filter(([, value]) => value !== '')
    .sort();
  return createHash('sha256').update(JSON.stringify(pairs)).digest('hex').slice(0, 16);
}

/** Stands for the page's own origin, which a build does not know. */
const ownOrigin = 'https://own.invalid';

/** The other host that events go to, if they go to another. */
function eventOrigins(environment: Environment): string[] {
  const text = textOf(environment, 'VITE_ANALYTICS_URL');
  if (text === '') return [];
  const address = acceptedAddress(text, ownOrigin);
  if (!address) {
    throw new EnvironmentError(
      'VITE_ANALYTICS_URL is no https address and no path of this site.',
      'Events are sent there, so the connection must be encrypted.',
      'Set it to an address such as https://events.example/pages, or to a path such as /events, or unset it.',
    );
  }
  if (!/^[1-9]\d{0,3}$/.test(textOf(environment, 'VITE_ANALYTICS_DAYS'))) {
    throw new EnvironmentError(
      'VITE_ANALYTICS_URL is set without the days in VITE_ANALYTICS_DAYS.',
      'The privacy policy says after how many days events are deleted.',
      'Set it to a whole number such as 30, and delete events where they go when they are older.',
    );
  }
  const { origin } = new URL(address, ownOrigin);
  return origin === ownOrigin ? [] : [origin];
}

const projectVariables = ['VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY'] as const;

/** Whether any variable says which backend to build for. */
export function isBackendChosen(environment: Environment): boolean {
  return ['VITE_BACKEND', ...projectVariables].some((name) => textOf(environment, name) !== '');
}

/**
 * Checks that a production build is for a chosen backend: `VITE_BACKEND=demo`, or a project's two variables.
 * @throws EnvironmentError if none is chosen, or both are.
 */
export function checkBackendChoice(environment: Environment): void {
  const choice = textOf(environment, 'VITE_BACKEND');
  if (choice !== '' && choice !== 'demo') {
    throw new EnvironmentError(
      'VITE_BACKEND is not demo, the only value it knows.',
      'It makes the build a demonstration, whose accounts are stored in the browser of each visitor.',
    );
  }
  if (!isBackendChosen(environment)) {
    throw new EnvironmentError(
      'No backend is chosen.',
      'A build for no project is a demonstration, in which everyone can sign up as a founder.',
    );
  }
  const project = projectVariables.find((name) => textOf(environment, name) !== '');
  if (choice && project) {
    throw new EnvironmentError(
      `VITE_BACKEND=demo and ${project} are both set.`,
      'A build is either a demonstration or for a project.',
    );
  }
}

/**
 * Checks the address of the public API's service.
 * @throws EnvironmentError if it is not the bare https address of a server.
 */
function checkApiUrl(environment: Environment): void {
  const text = textOf(environment, 'VITE_API_URL');
  if (!text) return;
  const url = URL.canParse(text) ? new URL(text) : null;
  const isLocal = url?.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(url.hostname);
  if ((url?.protocol === 'https:' || isLocal) && url?.origin === text) return;
  throw new EnvironmentError(
    'VITE_API_URL is not the bare https address of a server.',
    'API keys are sent there, so it has to be like https://api.example.com, without a path or a slash at its end (http only for localhost and 127.0.0.1).',
    'Set it to that address, or unset it if the project itself answers under /v1.',
  );
}

/**
 * Checks whether the build is for a project whose functions have an image service.
 * @throws EnvironmentError for another value, or in a demonstration, which has none.
 */
function checkImageService(environment: Environment, { kind }: BackendConfig): void {
  const text = environment.VITE_IMAGE_SERVICE ?? '';
  if (text === '' || text === 'false' || (text === 'true' && kind === 'supabase')) return;
  throw new EnvironmentError(
    text === 'true'
      ? 'VITE_IMAGE_SERVICE is set without a project.'
      : 'VITE_IMAGE_SERVICE is neither true nor false.',
    'It makes the image generator send descriptions to the image service of the project.',
    'Set it to true in a build for a project whose functions have the secrets of a service, or unset it.',
  );
}

/** @throws EnvironmentError if the site's own address is not a bare http or https address. */
function checkSiteUrl(environment: Environment): void {
  const text = textOf(environment, 'VITE_SITE_URL');
  if (text === '') return;
  const url = URL.canParse(text) ? new URL(text) : null;
  const bare = url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash;
  if (bare && !url.username && !url.password) return;
  throw new EnvironmentError(
    'VITE_SITE_URL is not the bare address of a site.',
    'Search engines and feed readers are sent there.',
    'Set it to an address such as https://www.example.com, or unset it.',
  );
}

/** @throws EnvironmentError if the address of the footer's social link is not one that a browser opens safely. */
function checkSocialUrl(environment: Environment): void {
  const text = textOf(environment, 'VITE_SOCIAL_URL');
  if (text === '' || (URL.canParse(text) && new URL(text).protocol === 'https:')) return;
  throw new EnvironmentError(
    'VITE_SOCIAL_URL is not an https address.',
    'The footer of every page links to it.',
    'Set it to the address of your account on another site, or unset it.',
  );
}

/**
 * Decides between the mock backend and a real project, in code as `__EMBEDDED_BACKEND__`, and whether
 * one may sign up as a founder, `__FOUNDER_SIGN_UP__`.
 * @throws EnvironmentError when the variables make no sense: nothing is built. The plugin throws it too, in a build whose
 * backend is not chosen.
 */
export function backendSwitch(environment: Readonly<Record<string, string>>): {
  config: BackendConfig;
  note: BackendNote;
  plugin: Plugin;
} {
  checkApiUrl(environment);
  const config = readBackendConfig(environment);
  checkImageService(environment, config);
  checkSiteUrl(environment);
  checkSocialUrl(environment);
  const note: BackendNote = {
    connectTo: [
      ...new Set(config.kind === 'supabase' ? [config.url, config.apiUrl] : []),
      ...eventOrigins(environment),
    ],
    environment: environmentName(environment),
  };
  const plugin: Plugin = {
    name: 'backend-switch',
    configResolved({ command }) {
      if (command === 'build') checkBackendChoice(environment);
    },
    config: () => ({
      define: {
        __EMBEDDED_BACKEND__: JSON.stringify(config.kind === 'embedded'),
        __FOUNDER_SIGN_UP__: JSON.stringify(config.founderSignUp),
      },
    }),
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '.vite/backend.json', source: JSON.stringify(note) });
    },
  };
  return { config, note, plugin };
}
