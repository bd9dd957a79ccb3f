import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { get as httpGet, type Server } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { paths } from '../../packages/app/src/content/paths.ts';
import { addressPrefix, localeOfPath } from '../../packages/messages/src/locales.ts';
import { buildDir, hostsDir } from '../paths.ts';
import { serveBuild } from '../serve.ts';

interface Answer {
  status: number;
  body: string;
  headers: Readonly<Record<string, string>>;
}

let server: Server;
let origin = '';

beforeAll(async () => {
  server = await serveBuild(0);
  const address = server.address();
  origin = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** The headers that a host has to be told. Each sets the others, such as `Content-Type` and `ETag`, by itself. */
const configured =
  /^(cross-origin-.*|content-security-policy|x-content-type-options|referrer-policy|permissions-policy|strict-transport-security|cache-control)$/;

/** The response of our server, or of another. */
async function ask(path: string, from = origin): Promise<Answer> {
  const response = await fetch(from + path);
  return {
    status: response.status,
    body: await response.text(),
    headers: Object.fromEntries([...response.headers].filter(([name]) => configured.test(name))),
  };
}

const read = (file: string) => readFileSync(join(buildDir, file), 'utf8');
const isFile = (path: string) => existsSync(join(buildDir, path)) && statSync(join(buildDir, path)).isFile();
const first = (pattern: string) => `/${globSync(pattern, { cwd: buildDir })[0] ?? `no file is ${pattern}`}`;

const files = ['assets/*.js', 'assets/*.css', 'assets/*.mjs', 'assets/*.woff2', 'weights/*.tflite'].map(
  first,
);
const appPaths = Object.values(paths).filter((path) => !path.includes(':'));
const pages = [
  ...appPaths,
  first('blog/*.html').replace('.html', ''),
  '/pricing/',
  '/blog/',
  '/de',
  '/de/pricing',
  '/de/account',
];
const served = [...files, ...pages, '/robots.txt', '/sw.js', '/manifest.json', '/auth/v1/verify'];
const backend = ['/v1/upscale', '/v1', '/auth/v1/token', '/rest/v1/x', '/functions/v1/x', '/sandbox/v1/x.js'];
const missing = ['/assets/missing.js', '/missing.png', '/.vite/backend.json', '/.well-known/x'];
const unknown = ['/unknown', '/de/unknown', '/demo', '/a/b/c', '/blog/no-article', '/v10', '/auth/v10/x'];
const all = [...served, ...backend, ...missing, ...unknown];

const withoutSlash = (path: string) => path.replace(/(?<=.)\/$/, '');

describe('_headers', () => {
  const rules = read('_headers')
    .trim()
    .split('\n\n')
    .map((rule) => {
      const [path = '', ...lines] = rule.split('\n');
      return { path, headers: lines.map((line) => line.trim().split(/: (.*)/, 2) as [string, string]) };
    });

  /** What Netlify and Cloudflare send: the values of all rules that match, joined, or their own `Cache-Control`. */
  function headersAt(path: string): Record<string, string> {
    const sent: Record<string, string> = {};
    for (const rule of rules.filter((candidate) => path.startsWith(candidate.path.replace('*', ''))))
      for (const [name, value] of rule.headers) {
        const earlier = sent[name.toLowerCase()];
        sent[name.toLowerCase()] = earlier ? `${earlier}, ${value}` : value;
      }
    return { 'cache-control': 'public, max-age=0, must-revalidate', ...sent };
  }

  it.each(served)('gives %s the headers of our server', async (path) => {
    const { headers } = await ask(path);
    const isChecked = headers['cache-control'] === 'no-cache';
    expect(headersAt(path)).toEqual({
      ...headers,
      // The same in other words: stored, and checked before each use.
      ...(isChecked && { 'cache-control': 'public, max-age=0, must-revalidate' }),
    });
  });

  it('is within the limits of Cloudflare', () => {
    expect(rules.length).toBeLessThanOrEqual(100);
    for (const line of read('_headers').split('\n')) expect(line.length).toBeLessThanOrEqual(2000);
  });
});

describe('_redirects', () => {
  const rules = read('_redirects')
    .trim()
    .split('\n')
    .map((line) => {
      const [from = '', to = '', status] = line.split(' ');
      return { line, from, to, status: Number(status) };
    });
  const isDynamic = ({ from }: { from: string }) => from.includes('*');

  /** The file for a path: the file itself, a page, or the index of a folder. */
  const fileFor = (path: string) =>
    [path, `${withoutSlash(path)}.html`, `${withoutSlash(path)}/index.html`].find(isFile);

  const ruleFor = (path: string) =>
    rules.find(({ from }) =>
      from.endsWith('*') ? path.startsWith(from.slice(0, -1)) : withoutSlash(path) === from,
    );

  /** Netlify prefers files to rules. Cloudflare prefers rules, and knows none with status 404. */
  function answerOf(host: 'Netlify' | 'Cloudflare', path: string): Omit<Answer, 'headers'> {
    const rule = ruleFor(path);
    const isApplied = rule && (host === 'Netlify' ? !fileFor(path) : rule.status === 200);
    const file = fileFor(isApplied ? rule.to : path);
    // Cloudflare looks for the closest one, Netlify follows its rule.
    if (!file) return { status: 404, body: read(`${addressPrefix(localeOfPath(path))}/404.html`) };
    return { status: isApplied ? rule.status : 200, body: read(file) };
  }

  const hosts = ['Netlify', 'Cloudflare'] as const;
  const onBoth = (list: readonly string[]) => hosts.flatMap((host) => list.map((path) => ({ host, path })));

  it.each(onBoth(served))('makes $host answer $path as our server does', async ({ host, path }) => {
    const { status, body } = await ask(path);
    const answer = answerOf(host, path);
    expect(answer.status).toBe(status);
    expect(answer.body === body).toBe(true);
  });

  it.each(onBoth(unknown))('makes $host answer $path with the app’s page and 404', async ({ host, path }) => {
    expect(answerOf(host, path)).toEqual({ status: 404, body: (await ask(path)).body });
  });

  it.each(backend)('makes Netlify answer the backend’s %s as our server does', async (path) => {
    const { status, body } = await ask(path);
    expect(answerOf('Netlify', path)).toEqual({ status, body });
  });

  it.each(onBoth([...backend, '/missing.png']))('makes $host answer $path with 404', ({ host, path }) => {
    expect(answerOf(host, path).status).toBe(404);
  });

  it('is within the limits of Cloudflare, and has its static rules first', () => {
    const dynamic = rules.filter(isDynamic);
    expect(dynamic.length).toBeLessThanOrEqual(100);
    expect(rules.length - dynamic.length).toBeLessThanOrEqual(2000);
    for (const { line } of rules) expect(line.length).toBeLessThanOrEqual(1000);
    const rewrites = rules.filter(({ status }) => status === 200);
    expect(rewrites.some(isDynamic)).toBe(false);
    expect(rules.slice(0, rewrites.length)).toEqual(rewrites);
  });
});

/** Splits a line of a configuration into its words; quotes may enclose several. */
const wordsOf = (line: string) =>
  [...line.matchAll(/"([^"]*)"|([^\s;"]+)/g)].map(([, one, other]) => one ?? other ?? '');

describe('nginx.conf', () => {
  const text = readFileSync(join(hostsDir, 'nginx.conf'), 'utf8');
  const lines = text.split('\n').map(wordsOf);
  const lifetimes = lines.filter(([word]) => word?.startsWith('~^(200'));
  const added = lines.filter(([word]) => word === 'add_header');
  const locations = [
    ...text.matchAll(/^ {2}location (?:(~|\^~) )?"?([^"\n]+?)"? \{\n([\s\S]*?)^ {2}\}/gm),
  ].map(([, kind, pattern = '', block = '']) => ({ kind, pattern, words: block.split('\n').map(wordsOf) }));

  /** The location of a path: a prefix that ends the search, else the first expression that matches, else `/`. */
  function locationOf(path: string) {
    const by = (kind: string | undefined, test: (pattern: string) => boolean) =>
      locations.find((location) => location.kind === kind && test(location.pattern));
    return (
      by('^~', (pattern) => path.startsWith(pattern)) ??
      by('~', (pattern) => new RegExp(pattern).test(path)) ??
      by(undefined, (pattern) => pattern === '/')
    );
  }

  const named = (name: string) => {
    const [, status, body] = locations
      .find(({ pattern }) => pattern === name)
      ?.words.find(([word]) => word === 'return') ?? ['', '0'];
    const json = /return 404 '(.*)';/.exec(text)?.[1];
    return { status: Number(status), body: name === '@no_backend' ? json : body };
  };

  function answerOf(requested: string): { status: number; body?: string | undefined; file?: string } {
    const path = withoutSlash(requested);
    const words = locationOf(path)?.words ?? [];
    const [, ...candidates] = words.find(([word]) => word === 'try_files') ?? [];
    const last = candidates.pop() ?? '=404';
    const file = candidates.map((candidate) => candidate.replace('$uri', path)).find(isFile);
    if (file) return { status: 200, body: read(file), file };
    if (last === '=404') return named('@missing');
    return last.startsWith('@') ? named(last) : { status: 200, body: read(last), file: last };
  }

  function headersAt(path: string) {
    const { status, file = path } = answerOf(path);
    const lifetime = lifetimes.find(([pattern = '']) =>
      new RegExp(pattern.slice(1)).test(`${status}:${file}`),
    )?.[1];
    const values = added.map(([, name = '', value = '']) => [
      name.toLowerCase(),
      value === '$verapix_cache_control' ? lifetime : value,
    ]);
    // A header without a value is not sent.
    return Object.fromEntries(values.filter(([, value]) => value));
  }

  it.each(all)('answers %s as our server does, with the same headers', async (path) => {
    const { status, body, headers } = await ask(path);
    const answer = answerOf(path);
    expect(answer.status).toBe(status);
    expect(answer.body === body).toBe(true);
    expect(headersAt(path)).toEqual(headers);
  });

  it('sends every header with failures too', () => {
    for (const words of added) expect(words.at(-1)).toBe('always');
  });
});

describe('Caddyfile', () => {
  const text = readFileSync(join(hostsDir, 'Caddyfile'), 'utf8');
  const [, block = ''] = /^ {2}header \{\n([\s\S]*?)^ {2}\}/m.exec(text) ?? [];
  const site = block.trim().split('\n').map(wordsOf);
  const lifetimes = Object.fromEntries(
    text.split('\n').flatMap((line) => {
      const [word, matcher = '', name, value = ''] = wordsOf(line.trim());
      return word === 'header' && name === 'Cache-Control' ? [[matcher, value]] : [];
    }),
  );
  const [, immutable = ''] = /@immutable path (.*)/.exec(text) ?? [];
  const expression = (name: string) =>
    new RegExp(new RegExp(`@${name}(?: \\{\\s*| )path_regexp (\\S+)`).exec(text)?.[1] ?? 'none');

  function headersAt(path: string, isServed: boolean) {
    const isImmutable = immutable.split(' ').some((pattern) => path.startsWith(pattern.replace('*', '')));
    return Object.fromEntries([
      ...site.map(([name = '', value = '']) => [name.toLowerCase(), value]),
      ...(isServed ? [['cache-control', lifetimes[isImmutable ? '@immutable' : '@other']]] : []),
    ]);
  }

  it.each(all)('gives %s the headers of our server', async (path) => {
    const { status, headers } = await ask(path);
    expect(headersAt(path, status === 200)).toEqual(headers);
  });

  it('has its responses in the order of our server', () => {
    const order = [...text.matchAll(/^ {4}handle (?:@(\w+) )?\{/gm)].map(([, name]) => name);
    expect(order).toEqual(['backend', 'hidden', 'file', 'missing', 'language', undefined]);
    expect(text).toContain('rewrite * /app.html');
    for (const path of backend) expect(expression('backend').test(path)).toBe(true);
    for (const path of unknown) expect(expression('backend').test(path)).toBe(false);
    for (const path of missing)
      expect(expression('missing').test(path) || expression('hidden').test(path)).toBe(true);
    for (const path of [...unknown, ...appPaths]) expect(expression('missing').test(path)).toBe(false);
  });

  it('answers backend paths with the JSON of our server', async () => {
    const [, json] = /respond `(.*)` 404/.exec(text) ?? [];
    expect(json).toBe((await ask('/v1/upscale')).body);
  });
});

/** A server with our configuration, as a process. */
interface RunningHost {
  origin: string;
  stop: () => Promise<void>;
}

const isInstalled = (program: string) =>
  spawnSync(program, [program === 'caddy' ? 'version' : '-v']).error === undefined;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

/** Starts a program and waits until it answers. */
async function start(
  program: string,
  values: readonly string[],
  port: number,
  variables = {},
): Promise<RunningHost> {
  const running = spawn(program, values, {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  running.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const origin = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(origin).then(
      () => true,
      () => false,
    );
  await vi.waitFor(async () => {
    if (running.exitCode !== null) throw new Error(`${program} ended: ${said}`);
    if (!(await answers())) throw new Error(`${program} does not answer: ${said}`);
  }, 10_000);
  const stop = async () => {
    const ended = once(running, 'exit');
    running.kill('SIGTERM');
    await ended;
  };
  return { origin, stop };
}

const startHost: Readonly<Record<'nginx' | 'caddy', (folder: string) => Promise<RunningHost>>> = {
  nginx: async (folder) => {
    const port = await freePort();
    const site = readFileSync(join(hostsDir, 'nginx.conf'), 'utf8')
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replace('root /srv/verapix;', `root ${buildDir};`);
    writeFileSync(join(folder, 'site.conf'), site);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder};`,
    );
    const main = `
      ${process.getuid?.() === 0 ? 'user root;' : ''}
      daemon off;
      pid ${join(folder, 'nginx.pid')};
      error_log stderr;
      events {}
      http { include /etc/nginx/mime.types; access_log off; ${temporary.join(' ')} include ${join(folder, 'site.conf')}; }`;
    writeFileSync(join(folder, 'nginx.conf'), main);
    return start('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], port);
  },
  caddy: async (folder) => {
    const [port, admin] = [await freePort(), await freePort()];
    return start('caddy', ['run', '--adapter', 'caddyfile', '--config', join(hostsDir, 'Caddyfile')], port, {
      VERAPIX_ADDRESS: `http://127.0.0.1:${port}`,
      VERAPIX_ROOT: buildDir,
      CADDY_ADMIN: `127.0.0.1:${admin}`,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    });
  },
};

describe.each(['nginx', 'caddy'] as const)('%s itself, where it is installed,', (program) => {
  const folder = mkdtempSync(join(tmpdir(), `verapix-${program}-`));
  let host: RunningHost | undefined;
  beforeAll(async () => {
    if (isInstalled(program)) host = await startHost[program](folder);
  }, 20_000);
  afterAll(async () => {
    await host?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it.skipIf(!isInstalled(program)).each(all)(
    'answers %s as our server does, with the same headers',
    async (path) => {
      const expected = await ask(path);
      const answer = await ask(path, host?.origin);
      expect(answer.status).toBe(expected.status);
      expect(answer.body === expected.body).toBe(true);
      expect(answer.headers).toEqual(expected.headers);
    },
  );

  it.skipIf(program !== 'nginx' || !isInstalled(program))(
    'sends HTTP to HTTPS, unless a proxy speaks it',
    async () => {
      const get = (headers: Record<string, string>) =>
        new Promise<[number | undefined, string | undefined]>((resolve, reject) => {
          httpGet(`${host?.origin}/pricing?x=1`, { headers }, (response) => {
            response.resume();
            resolve([response.statusCode, response.headers.location]);
          }).on('error', reject);
        });
      expect(await get({ Host: 'verapix.test' })).toEqual([301, 'https://verapix.test/pricing?x=1']);
      expect(await get({ Host: 'verapix.test', 'X-Forwarded-Proto': 'http' })).toEqual([
        301,
        'https://verapix.test/pricing?x=1',
      ]);
      expect(await get({ Host: 'verapix.test', 'X-Forwarded-Proto': 'https' })).toEqual([200, undefined]);
    },
  );
});
