import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personaPassword } from '../mocks/db/personas.ts';
import { anonKey } from '../mocks/http/gateway.ts';
import { startLocalBackend } from '../mocks/server/local-backend.ts';
import { type SampleLanguage, sampleLanguages } from '../packages/app/src/content/docs/sample-languages.ts';
import { type SampleId, samples } from '../packages/app/src/content/docs/samples/index.ts';
import {
  keyVariable,
  pictureFile,
  resultVariable,
  samplePicture,
} from '../packages/app/src/content/docs/samples/sample.ts';
import { normaliseOutput, requireRunner, runSample, startBusyProxy } from './docs-samples.ts';
import { rootDir } from './paths.ts';

/** What the pages show. `npx vitest run --mode=full --project unit scripts/docs-samples --update` writes it again. */
const shownPath = join(rootDir, 'packages/app/src/content/docs/sample-outputs.json');
const languages = sampleLanguages.map(({ id }) => id);
const site = 'https://verapix.test';

let backend: Awaited<ReturnType<typeof startLocalBackend>>;
let folder = '';
let key = '';

/** A test key of a member, created as the account page does. */
async function createKey(member: 'premium' | 'lifetime'): Promise<string> {
  const ask = async (path: string, token: string, body: object) => {
    const response = await fetch(`${backend.url}${path}`, {
      method: 'POST',
      headers: { apikey: anonKey, Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await response.json()) as { access_token: string; key: string };
  };
  const person = { email: `${member}@example.com`, password: personaPassword };
  const { access_token } = await ask('/auth/v1/token?grant_type=password', anonKey, person);
  return (await ask('/functions/v1/create-api-key', access_token, { name: 'Samples', type: 'test' })).key;
}

interface Variation {
  apiKey?: string;
  base?: string;
  result?: string;
}

/** Runs a sample in one language, in its own folder. */
async function output(
  id: SampleId,
  language: SampleLanguage,
  { apiKey = key, base, result = '' }: Variation = {},
) {
  const own = await mkdtemp(join(folder, 'sample-'));
  await writeFile(join(own, pictureFile), Buffer.from(samplePicture.split(',')[1] ?? '', 'base64'));
  const code = samples[id].code[language].replaceAll('{base}', base ?? backend.url);
  const environment = { [keyVariable]: apiKey, [resultVariable]: result };
  const printed = await runSample(language, code, { folder: own, environment });
  return { folder: own, printed, shown: normaliseOutput(printed, { base: backend.url, site }) };
}

/** Runs a sample in each language, one after the other: they send the same idempotency key. */
async function all(id: SampleId, variation?: Variation) {
  const outputs: Awaited<ReturnType<typeof output>>[] = [];
  for (const language of languages) outputs.push(await output(id, language, variation));
  return outputs;
}

beforeAll(async () => {
  await Promise.all(languages.map(requireRunner));
  const now = () => Date.UTC(2026, 0, 15, 12);
  backend = await startLocalBackend({ port: 0, siteUrl: site, now });
  folder = await mkdtemp(join(tmpdir(), 'docs-samples-'));
  key = await createKey('premium');
}, 30_000);

afterAll(async () => {
  await backend?.close();
  await rm(folder, { recursive: true, force: true });
});

describe('the samples of the documentation, run with curl, Node.js and Python', () => {
  // @spec docs.getting-started
  it('print what the pages show, the same in every language', { timeout: 60_000 }, async () => {
    const shown: Partial<Record<SampleId, string>> = {};
    const keep = (id: SampleId, outputs: readonly { shown: string }[]) => {
      const [first] = outputs;
      for (const other of outputs) expect(other.shown, `the output of ${id}`).toBe(first?.shown);
      shown[id] = first?.shown ?? '';
    };
    const upscaled = await all('upscale');
    keep('upscale', upscaled);
    const result = (JSON.parse(upscaled[0]?.printed ?? '') as { output: { url: string } }).output.url;
    keep('file', await all('file'));
    keep('save', await all('save', { result }));
    keep('refused', await all('refused'));
    keep('wrongKey', await all('wrongKey'));
    keep('retry', await all('retry'));
    keep('job', await all('job'));
    keep('verifyWebhook', await all('verifyWebhook'));
    await expect(`${JSON.stringify(shown, null, 2)}\n`).toMatchFileSnapshot(shownPath);
  });

  it.concurrent.for(languages)(
    'save a picture four times as wide: %s',
    { timeout: 30_000 },
    async (language, { expect }) => {
      const upscaled = await output('upscale', language);
      const { output: made } = JSON.parse(upscaled.printed) as { output: { url: string } };
      const saved = await output('save', language, { result: made.url });
      const picture = sharp(await readFile(join(saved.folder, 'upscaled.png')));
      expect(await picture.metadata()).toMatchObject({ format: 'png', width: 48, height: 32 });
    },
  );

  it.concurrent.for(languages)(
    'wait after a 429 and a 202, and continue: %s',
    { timeout: 30_000 },
    async (language, { expect }) => {
      const busy = await startBusyProxy(backend.url);
      try {
        // Another key, with which no other sample has sent this request, of another account: the clock stands still, so
        // no limit of requests is renewed.
        const apiKey = await createKey('lifetime');
        const { printed } = await output('retry', language, { base: busy.url, apiKey });
        expect(JSON.parse(printed)).toMatchObject({ status: 'succeeded', output: { width: 24 } });
        expect(busy.statuses).toEqual([429, 202, 429, 200]);
      } finally {
        busy.close();
      }
    },
  );

  it('repeat a request without a second effect', { timeout: 30_000 }, async () => {
    const first = await output('retry', 'curl');
    const second = await output('retry', 'curl');
    expect(second.printed).toBe(first.printed);
  });
});
