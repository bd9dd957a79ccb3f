import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { UpscaleResult } from '@verapix/domain/public-api';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HttpMount, serveBackend } from '../server/http-server';
import { createApi, dataUrl, photograph } from './public-api.test-kit';

const run = promisify(execFile);

let folder: string;
let mount: HttpMount;
let key: string;
const fileIn = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'public-api-'));
  const { backend, premium } = await createApi();
  key = premium.key;
  mount = await serveBackend(backend, () => [], 0);
});
afterAll(async () => {
  await mount.close();
  rmSync(folder, { recursive: true });
});

async function curl(...args: string[]): Promise<string> {
  return (await run('curl', ['--silent', '--show-error', ...args])).stdout;
}

function upscale(body: string, ...args: string[]) {
  return curl('-H', `Authorization: Bearer ${key}`, '--json', body, ...args, `${mount.url}/v1/upscale`);
}

describe('plain curl', () => {
  it.runIf(import.meta.env.MODE === 'full')(
    'sends a picture of 9 MB and fetches the upscaled one',
    async () => {
      // Some cameras append data to a picture, such as a short video.
      const behind = Buffer.alloc(9 * 1024 * 1024, 1);
      const picture = Buffer.concat([await photograph(64, 48).jpeg().toBuffer(), behind]);
      writeFileSync(fileIn('body.json'), JSON.stringify({ image_url: dataUrl(picture), scale_factor: 4 }));
      const { output } = JSON.parse(await upscale(`@${fileIn('body.json')}`)) as UpscaleResult;
      await curl('--fail', '--output', fileIn('result.jpg'), output.url);
      const metadata = await sharp(readFileSync(fileIn('result.jpg'))).metadata();
      expect(metadata).toMatchObject({ format: 'jpeg', width: 256, height: 192 });
    },
    20_000,
  );

  it('stores the result under the name it is given', async () => {
    const picture = await photograph(32, 24).jpeg().toBuffer();
    const body = JSON.stringify({ image_url: dataUrl(picture, 'image/jpeg'), scale_factor: 3 });
    const { output } = JSON.parse(await upscale(body)) as UpscaleResult;
    await curl('--remote-name', '--remote-header-name', '--output-dir', folder, output.url);
    expect(readFileSync(fileIn(`${output.url.split('/').at(-1)}.jpg`))).toHaveLength(output.bytes);
  });

  it('reads the reason of an error', async () => {
    const answer = await upscale('{"image_url":"http://localhost/","scale_factor":2}', '--include');
    expect(answer).toMatch(/^HTTP\/1.1 422 /);
    expect(answer).toMatch(/^x-request-id: req_[\w-]{16}\r$/im);
    expect(answer).toContain('"code":"forbidden_address"');
  });
});
