import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { personaPassword } from '../db/personas';
import { anonKey } from '../http/gateway';
import { startLocalBackend } from './local-backend';

const siteUrl = 'http://localhost:5173';
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mock-backend-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function signIn(url: string, password: string) {
  return fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: anonKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'premium@example.com', password }),
  });
}

describe('the local backend', () => {
  it('starts with the personas', async () => {
    const { url, close } = await startLocalBackend({ port: 0, siteUrl });
    expect((await signIn(url, personaPassword)).status).toBe(200);
    expect((await signIn(url, 'wrong')).status).toBe(400);
    await close();
  });

  it('keeps sessions over a restart in a file', async () => {
    const options = { port: 0, siteUrl, dataFile: join(folder, 'data.json') };
    const first = await startLocalBackend(options);
    const { access_token: token } = (await (await signIn(first.url, personaPassword)).json()) as {
      access_token: string;
    };
    await first.close();

    const second = await startLocalBackend(options);
    const user = await fetch(`${second.url}/auth/v1/user`, {
      headers: { apikey: anonKey, Authorization: `Bearer ${token}` },
    });
    expect(user.status).toBe(200);
    expect(await user.json()).toMatchObject({ email: 'premium@example.com' });
    await second.close();
  });

  it('does not overwrite a file with other content', async () => {
    const dataFile = join(folder, 'notes.json');
    writeFileSync(dataFile, '{"mine":true}');
    await expect(startLocalBackend({ port: 0, siteUrl, dataFile })).rejects.toThrow('Name another file');
    expect(readFileSync(dataFile, 'utf8')).toBe('{"mine":true}');
  });

  it('does not start if its file cannot be written', async () => {
    await expect(startLocalBackend({ port: 0, siteUrl, dataFile: folder })).rejects.toThrow();
  });
});
