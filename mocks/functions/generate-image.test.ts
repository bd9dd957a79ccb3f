import { imageService, plans } from '@verapix/domain';
import {
  createImageService,
  type ImageServiceConfig,
  readImageService,
} from '@verapix/server/images/service';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  colourPicture,
  type ImageServer,
  jsonAnswer,
  moderationRefusal,
  openAiPicture,
  stableDiffusionPicture,
  startImageServer,
} from '../testing/image-server';
import { call, createSeededBackend, type Member, type SeededBackend } from '../testing/test-backend';

const wanted = { prompt: 'a lake', width: 1024, height: 768, seed: 7 };

let server: ImageServer;
let picture: string;

beforeEach(async () => {
  server = await startImageServer();
  picture = await colourPicture(24, 16);
  // The reasons of failures are logged.
  vi.spyOn(console, 'error').mockReturnValue();
});

afterEach(async () => {
  await server.stop();
  vi.restoreAllMocks();
});

interface Setup extends Partial<ImageServiceConfig> {
  persona?: Member;
  timeout?: number;
  maxBytes?: number;
}

/** A backend with an image service, and a user's calls. */
async function setUp({ persona = 'free', timeout = 5000, maxBytes = 1_000_000, ...config }: Setup = {}) {
  const service = createImageService(
    { kind: 'openai', url: server.url, key: 'sk-test', ...config },
    { timeout, maxBytes },
  );
  const backend = createSeededBackend({ imageService: service });
  const callAs = async (name: string, body: object) =>
    call(backend, 'POST', `/functions/v1/${name}`, { token: (await backend.signIn(persona)).token, body });
  const generate = (body: object = {}) => callAs('generate-image', { ...wanted, ...body });
  return { backend, callAs, generate };
}

const statusesIn = ({ store }: SeededBackend) => store.read().generatedImages.map(({ status }) => status);

describe('a picture from an OpenAI-compatible service', () => {
  it('is what the service sent, with its real format and size and how many are left', async () => {
    server.answerWith(openAiPicture(picture));
    const { generate, backend } = await setUp();
    expect(await generate()).toMatchObject({
      status: 200,
      body: { picture: { base64: picture, format: 'png', width: 24, height: 16 }, left: 2 },
    });
    expect(statusesIn(backend)).toEqual(['made']);
  });

  it('is asked for in words, with the key in a header', async () => {
    server.answerWith(openAiPicture(picture));
    const { generate } = await setUp({ model: 'flux' });
    await generate({ negative: 'people', style: 'anime', strength: 100 });
    expect(server.requests).toMatchObject([
      {
        path: '/v1/images/generations',
        headers: { authorization: 'Bearer sk-test' },
        body: {
          model: 'flux',
          prompt: 'a lake, entirely as an anime drawing\n\nThe picture must not show: people',
          n: 1,
          size: '1024x768',
          response_format: 'b64_json',
        },
      },
    ]);
  });

  it.each([
    ['gpt-image-1', '1536x1024', false],
    ['dall-e-3', '1792x1024', true],
  ])('of the model %s has the nearest size that it offers', async (model, size, takesFormat) => {
    server.answerWith(openAiPicture(picture));
    const { generate } = await setUp({ model });
    await generate();
    expect(server.requests[0]?.body.size).toBe(size);
    expect('response_format' in (server.requests[0]?.body ?? {})).toBe(takesFormat);
  });
});

describe('a picture from a Stable Diffusion server', () => {
  it('is asked for with its own parameters', async () => {
    server.answerWith(stableDiffusionPicture(`data:image/png;base64,${picture}`));
    const { generate } = await setUp({ kind: 'stable-diffusion', key: 'ada:pass', model: 'xl' });
    const answer = await generate({ negative: 'people', style: 'watercolor', strength: 10 });
    expect(answer).toMatchObject({ status: 200, body: { picture: { base64: picture } } });
    expect(server.requests).toMatchObject([
      {
        path: '/sdapi/v1/txt2img',
        headers: { authorization: `Basic ${btoa('ada:pass')}` },
        body: {
          prompt: 'a lake, with a hint of a watercolor painting',
          negative_prompt: 'people',
          width: 1024,
          height: 768,
          seed: 7,
          override_settings: { sd_model_checkpoint: 'xl' },
        },
      },
    ]);
  });
});

describe('a prompt that the service refuses', () => {
  it.each(['moderation_blocked', 'content_policy_violation'])(
    'is shown with the reason of the service, and not counted: %s',
    async (code) => {
      server.answerWith(moderationRefusal('Your request was rejected\nby the safety system.', code));
      const { generate, backend } = await setUp();
      expect(await generate()).toMatchObject({
        status: 422,
        body: {
          code: 'prompt_refused',
          message: 'The service refused this prompt: Your request was rejected by the safety system.',
        },
      });
      expect(statusesIn(backend)).toEqual(['refused']);
      server.answerWith(openAiPicture(picture));
      expect(await generate()).toMatchObject({ body: { left: 2 } });
    },
  );

  it('has a reason that fits on a page', async () => {
    server.answerWith(moderationRefusal('no '.repeat(10_000)));
    const { generate } = await setUp();
    expect((await generate()).body).toMatchObject({ message: expect.stringMatching(/^.{1,200}$/) });
  });
});

describe('a service that makes no picture', () => {
  const big = 'A'.repeat(200_000);
  it.each<[string, string, Parameters<ImageServer['answerWith']>[0]]>([
    ['has too many requests', 'image_service_busy', jsonAnswer(429, { error: { code: 'rate_limit' } })],
    ['fails', 'image_service_failed', jsonAnswer(500, { error: 'CUDA out of memory' })],
    [
      'does not accept the key',
      'image_service_failed',
      jsonAnswer(401, { error: { code: 'invalid_api_key' } }),
    ],
    ['finds the request invalid', 'image_service_failed', jsonAnswer(400, { error: { code: 'bad_size' } })],
    ['does not answer', 'image_service_slow', () => undefined],
    [
      'stops in the middle',
      'image_service_slow',
      (_, response) => void response.writeHead(200).write('{"data":[{"b64_json":"iVBO'),
    ],
    ['breaks the connection', 'image_service_failed', (request) => void request.socket.destroy()],
    ['sends a page', 'image_service_failed', (_, response) => void response.end('<html>')],
    ['sends a link', 'image_service_failed', jsonAnswer(200, { data: [{ url: 'https://x.example/1.png' }] })],
    ['sends no list', 'image_service_failed', jsonAnswer(200, { data: [] })],
    ['sends text as a picture', 'image_service_failed', openAiPicture(btoa('<svg onload=alert(1)>'))],
    ['sends no base64', 'image_service_failed', openAiPicture('~~~')],
    ['sends more than the maximum', 'image_service_failed', openAiPicture(big)],
    [
      'sends elsewhere',
      'image_service_failed',
      (_, response) => void response.writeHead(307, { Location: 'http://127.0.0.1:9/' }).end(),
    ],
  ])('because it %s is said to have failed, and nothing is counted', async (_what, code, answer) => {
    server.answerWith(answer);
    const { generate, backend } = await setUp({ timeout: 200, maxBytes: 100_000 });
    const { status, body } = await generate();
    expect([status, body]).toEqual([503, { code, message: expect.stringContaining('not counted') }]);
    expect(JSON.stringify(body)).not.toMatch(/CUDA|api_key|127\.0/);
    expect(statusesIn(backend)).toEqual(['failed']);
    server.answerWith(openAiPicture(picture));
    expect(await generate()).toMatchObject({ status: 200, body: { left: 2 } });
  });

  it('because its picture is cut off is said to have failed', async () => {
    server.answerWith(openAiPicture(picture.slice(0, 60)));
    const { generate } = await setUp();
    expect(await generate()).toMatchObject({ status: 503, body: { code: 'image_service_failed' } });
  });
});

describe('the limit of a plan', () => {
  beforeEach(() => server.answerWith(openAiPicture(picture)));

  it('ends the free pictures, without a request to the service', async () => {
    const { generate } = await setUp();
    const answers = [await generate(), await generate(), await generate(), await generate()];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 403]);
    expect(answers.at(-1)?.body).toMatchObject({ code: 'usage_limit_reached' });
    expect(server.requests).toHaveLength(plans.free.uses);
  });

  it('lets no two requests at once be the last one', async () => {
    const { generate } = await setUp();
    const answers = await Promise.all(Array.from({ length: 6 }, () => generate()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(plans.free.uses);
  });

  it('forgets a use whose server stopped', async () => {
    const { generate, backend } = await setUp();
    const { id: user_id } = backend.userOf('free');
    const created_at = new Date(backend.options.now()).toISOString();
    backend.store.write(({ generatedImages }) => {
      for (const id of ['a', 'b', 'c']) generatedImages.push({ id, user_id, status: 'pending', created_at });
    });
    expect((await generate()).status).toBe(403);
    backend.advance(5 * 60_000);
    expect((await generate()).status).toBe(200);
  });

  it.each<Member>(['premium', 'founder'])(
    'does not exist for the persona %s, except for an hour',
    async (persona) => {
      const { generate, backend } = await setUp({ persona });
      for (let request = 0; request < imageService.requestsPerHour; request += 1) {
        expect((await generate()).body).toMatchObject({ left: null });
        backend.advance(10_000);
      }
      const { status, headers } = await generate();
      expect([status, headers.get('Retry-After')]).toEqual([429, '3000']);
      backend.advance(3_000_000);
      expect((await generate()).status).toBe(200);
    },
  );
});

describe('a request', () => {
  it.each<[string, object]>([
    ['no prompt', { prompt: undefined }],
    ['a blank prompt', { prompt: ' \u200b\n' }],
    ['too long a prompt', { prompt: 'x'.repeat(501) }],
    ['a control character', { prompt: 'a\u0000b' }],
    ['another size', { width: 4096 }],
    ['a side of another size', { width: 512, height: 768 }],
    ['an unknown style', { style: 'oil' }],
    ['a fractional seed', { seed: 0.5 }],
    ['a negative prompt that is none', { negative: 7 }],
  ])('with %s is rejected before it is counted or sent', async (_what, change) => {
    const { generate, backend } = await setUp();
    expect(await generate(change)).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    expect([statusesIn(backend), server.requests]).toEqual([[], []]);
  });

  it('may have several lines', async () => {
    server.answerWith(openAiPicture(picture));
    const { generate } = await setUp();
    expect((await generate({ prompt: 'a lake\nat night' })).status).toBe(200);
  });

  it('needs a session, and a configured service', async () => {
    const { backend } = await setUp();
    const path = '/functions/v1/generate-image';
    expect((await call(backend, 'POST', path, { body: wanted })).status).toBe(401);
    const without = createSeededBackend();
    const { token } = await without.signIn('free');
    expect(await call(without, 'POST', path, { token, body: wanted })).toMatchObject({ status: 501 });
  });
});

it('uses are exported without what was asked for, and deleted with the account', async () => {
  server.answerWith(openAiPicture(picture));
  const { backend, callAs, generate } = await setUp();
  await generate({ prompt: 'my secret lake' });
  const exported = await callAs('export-data', {});
  expect(exported.body).toMatchObject({ generated_images: [{ status: 'made' }] });
  expect(JSON.stringify([exported.body, backend.store.read()])).not.toContain('secret lake');
  await callAs('delete-account', {});
  expect(statusesIn(backend)).toEqual([]);
});

describe('the settings of the service', () => {
  const read = (settings: Record<string, string>) => readImageService((name) => settings[name]);

  it('are optional', () => {
    expect(read({})).toBeUndefined();
    expect(read({ IMAGE_SERVICE_KIND: ' ', IMAGE_SERVICE_URL: '' })).toBeUndefined();
  });

  it('hold an address without a slash at its end', () => {
    const settings = { IMAGE_SERVICE_KIND: 'openai', IMAGE_SERVICE_URL: 'https://api.example/base/ ' };
    expect(read({ ...settings, IMAGE_SERVICE_KEY: 'sk-1' })).toEqual({
      kind: 'openai',
      url: 'https://api.example/base',
      key: 'sk-1',
      model: undefined,
    });
  });

  it.each([
    ['IMAGE_SERVICE_KIND', { IMAGE_SERVICE_URL: 'https://api.example' }],
    ['IMAGE_SERVICE_KIND', { IMAGE_SERVICE_KIND: 'midjourney', IMAGE_SERVICE_URL: 'https://api.example' }],
    ['IMAGE_SERVICE_URL', { IMAGE_SERVICE_KIND: 'openai' }],
    ['IMAGE_SERVICE_URL', { IMAGE_SERVICE_KIND: 'openai', IMAGE_SERVICE_URL: 'file:///etc/passwd' }],
    ['IMAGE_SERVICE_URL', { IMAGE_SERVICE_KIND: 'openai', IMAGE_SERVICE_URL: 'https://a:b@api.example' }],
  ])('name %s if it is wrong: %j', (name, settings) => {
    expect(() => read(settings)).toThrow(name);
  });
});
