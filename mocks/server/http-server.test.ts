import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Backend } from '../backend';
import { anonKey } from '../http/gateway';
import { createTestBackend } from '../testing/test-backend';
import { type HttpMount, serveBackend } from './http-server';
import { fileStorage } from './local-backend';

const mounts: HttpMount[] = [];

async function mount(fake?: Backend['fetch']) {
  const { fetch, store } = createTestBackend();
  const server = await serveBackend({ fetch: fake ?? fetch }, () => store.read().mails, 0);
  mounts.push(server);
  return { ...server, store };
}

afterEach(async () => {
  await Promise.all(mounts.splice(0).map(({ close }) => close()));
});

/** Sends a request with another `Host` header, which `fetch` does not allow. */
function statusWithHost(url: string, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    httpRequest(url, { headers: { host }, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

/** Sends raw bytes. Returns the response. */
function exchangeRaw(url: string, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(text));
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('end', () => resolve(Buffer.concat(chunks).toString()));
    socket.on('error', reject);
  });
}

describe('the backend over HTTP', () => {
  it('passes on method, address, headers, body and the response', async () => {
    const { url } = await mount(async (request) => {
      const body = await request.text();
      return new Response(`${request.method} ${request.url} ${request.headers.get('x-a')} ${body}`, {
        status: 201,
        headers: { 'X-B': 'b' },
      });
    });
    const response = await fetch(`${url}/rest/v1/x?a=1`, {
      method: 'PATCH',
      headers: { 'X-A': 'a' },
      body: 'é',
    });
    expect(response.status).toBe(201);
    expect(response.headers.get('x-b')).toBe('b');
    expect(await response.text()).toBe(`PATCH ${url}/rest/v1/x?a=1 a é`);
  });

  it('sends no body with a 204', async () => {
    const { url } = await mount(() => Promise.resolve(new Response(null, { status: 204 })));
    const text = await exchangeRaw(
      url,
      'POST /auth/v1/logout HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\nConnection: close\r\n\r\n',
    );
    expect(text).toMatch(/^HTTP\/1\.1 204 /);
    expect(text.toLowerCase()).not.toContain('content-length');
    expect(text.endsWith('\r\n\r\n')).toBe(true);
  });

  it.each([
    ['a byte over the limit of 1 MiB', 1024 * 1024 + 1],
    ['more than the server reads at all', 17 * 1024 * 1024],
  ])('rejects a body of %s with 413', async (_title, size) => {
    const { url } = await mount();
    const response = await fetch(`${url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey: anonKey, 'X-Supabase-Api-Version': '2024-01-01' },
      body: 'x'.repeat(size),
    });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ code: 'request_entity_too_large' });
  });

  it('closes the connection when the simulated network is offline', async () => {
    const { url } = await mount(() => Promise.resolve(Response.error()));
    await expect(fetch(`${url}/auth/v1/user`)).rejects.toThrow('fetch failed');
  });

  it('rejects other host names, against DNS rebinding', async () => {
    const { url } = await mount();
    const { port } = new URL(url);
    expect(await statusWithHost(`${url}/inbox`, `evil.example:${port}`)).toBe(421);
    expect(await statusWithHost(`${url}/inbox`, 'localhost.evil.example')).toBe(421);
    expect(await statusWithHost(`${url}/inbox`, `localhost:${port}`)).toBe(200);
    expect(await statusWithHost(`${url}/inbox`, `[::1]:${port}`)).toBe(200);
  });

  it.each([
    ['a target that is no path', 'GET http://elsewhere.example/auth/v1/user'],
    ['a method that no page can send', 'TRACE /auth/v1/user'],
  ])('rejects %s', async (_title, start) => {
    const { url } = await mount();
    const text = await exchangeRaw(url, `${start} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('treats a path with two slashes as a path', async () => {
    const { url } = await mount((request) => Promise.resolve(new Response(request.url)));
    const text = await exchangeRaw(
      url,
      'GET //evil.example/x HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
    );
    expect(text).toContain(`${url}//evil.example/x`);
  });

  it('aborts the request when the client disconnects', async () => {
    const seen: AbortSignal[] = [];
    const { url } = await mount(({ signal }) => {
      seen.push(signal);
      return new Promise((resolve) => signal.addEventListener('abort', () => resolve(Response.error())));
    });
    const controller = new AbortController();
    const answer = fetch(`${url}/auth/v1/user`, { signal: controller.signal });
    await vi.waitFor(() => expect(seen).toHaveLength(1));
    controller.abort();
    await expect(answer).rejects.toThrow('aborted');
    await vi.waitFor(() => expect(seen[0]?.aborted).toBe(true));
  });

  it('rejects with the port that is in use', async () => {
    const { url } = await mount();
    const { fetch: answer } = createTestBackend();
    const second = serveBackend({ fetch: answer }, () => [], Number(new URL(url).port));
    await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});

describe('the inbox', () => {
  it('shows mails newest first, escaped and with their links', async () => {
    const { url, store } = await mount();
    store.write(({ mails }) => {
      mails.push(
        { id: '1', to: 'a@example.com', subject: 'Older', text: 'One', sentAt: 1000, readAt: null },
        {
          id: '2',
          to: '<b>@example.com',
          subject: 'Newer <script>alert(1)</script>',
          text: 'Two & more',
          link: { label: 'Confirm', href: 'http://localhost/?a=1&b="2"' },
          sentAt: 2000,
          readAt: null,
        },
      );
    });
    const page = await (await fetch(`${url}/inbox`)).text();
    expect(page.indexOf('Newer')).toBeLessThan(page.indexOf('Older'));
    expect(page).toContain('Newer &lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page).not.toContain('<script>');
    expect(page).toContain('<a href="http://localhost/?a=1&amp;b=&quot;2&quot;">Confirm</a>');
  });

  it('says if there are no mails', async () => {
    const { url } = await mount();
    expect(await (await fetch(`${url}/inbox`)).text()).toContain('No mail yet.');
  });
});

describe('the data file', () => {
  it('is missing at first, and holds the last write', () => {
    const folder = mkdtempSync(join(tmpdir(), 'mock-backend-'));
    try {
      const path = join(folder, 'deep/data.json');
      const storage = fileStorage(path);
      expect(storage.getItem('any')).toBeNull();
      storage.setItem('any', 'one');
      storage.setItem('any', 'two');
      expect(readFileSync(path, 'utf8')).toBe('two');
      expect(fileStorage(path).getItem('any')).toBe('two');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

it('allows the account page to redirect to the app on another origin', async () => {
  const { url } = await mount();
  const page = await fetch(`${url}/auth/v1/authorize?provider=google`);
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(page.headers.get('content-security-policy')).not.toContain('form-action');
});
