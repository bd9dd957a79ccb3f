import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serveBuild } from './serve.ts';

let folder = '';
let server: Server;

const files: Record<string, string> = {
  'app.html': 'the app',
  'index.html': 'the home page',
  'blog.html': 'the blog',
  'blog/one.html': 'a post',
  'assets/a-1234.js': 'script',
  'auth/v1/verify/index.html': 'a page of the mock backend',
};

async function serve(more: Record<string, string> = {}): Promise<string> {
  for (const [path, text] of Object.entries({ ...files, ...more })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  server = await serveBuild(0, folder);
  const address = server.address();
  return `http://localhost:${typeof address === 'object' && address ? address.port : 0}`;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-'));
});
afterEach(async () => {
  const closed = new Promise((resolve) => server.close(resolve));
  // Kept connections would stay open for seconds.
  server.closeAllConnections();
  await closed;
  rmSync(folder, { recursive: true });
});

describe('the server of a build', () => {
  it('listens on loopback only', async () => {
    await serve();
    expect(server.address()).toMatchObject({ address: '127.0.0.1' });
  });

  it.each(['/tools', '/account/reset-password', '/auth/callback', '/auth/v10/x'])(
    'answers the app’s address %s with its page',
    async (path) => {
      const response = await fetch((await serve()) + path);
      expect(response.status).toBe(200);
      expect(await response.text()).toBe('the app');
    },
  );

  it.each([
    ['/', 'the home page'],
    ['/blog', 'the blog'],
    ['/blog/one', 'a post'],
  ])('answers %s with its prerendered page', async (path, text) => {
    const response = await fetch((await serve()) + path);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(text);
  });

  it.each([
    '/auth/v1/token',
    '/auth/v1',
    '/rest/v1/subscriptions?select=*',
    '/functions/v1/x',
    '/sandbox/v1/x',
    '/v1/upscale',
  ])('answers the backend’s address %s with a 404 that a client understands', async (path) => {
    const response = await fetch((await serve()) + path);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'not_found' });
  });

  it('serves a backend path that users open, with its parameters', async () => {
    const response = await fetch(`${await serve()}/auth/v1/verify?token=1`);
    expect(await response.text()).toBe('a page of the mock backend');
  });

  it('does not answer a POST with that page', async () => {
    const response = await fetch(`${await serve()}/auth/v1/verify`, { method: 'POST', body: '{}' });
    expect(response.status).toBe(404);
  });

  it('permits connections to its own host only', async () => {
    const { headers } = await fetch(await serve());
    expect(headers.get('content-security-policy')).toContain("connect-src 'self' blob: data:;");
  });

  it('permits connections to the project of the build', async () => {
    const note = JSON.stringify({ connectTo: ['https://abc.supabase.co'], environment: '' });
    const { headers } = await fetch(await serve({ '.vite/backend.json': note }));
    expect(headers.get('content-security-policy')).toContain(
      "connect-src 'self' blob: data: https://abc.supabase.co;",
    );
  });

  it('does not serve its own notes', async () => {
    const response = await fetch(`${await serve({ '.vite/backend.json': '{}' })}/.vite/backend.json`);
    expect(response.status).toBe(404);
  });
});
