/** The bundled function in Deno, with the key of a service and the count in Postgres. */
import { beforeAll, expect, it } from 'vitest';
import { colourPicture, moderationRefusal, openAiPicture } from '../../mocks/testing/image-server.ts';
import { projectOfFile } from './project.ts';

const project = projectOfFile({ withImageService: true });
let picture: string;

beforeAll(async () => {
  picture = await colourPicture(32, 32);
});

async function newUser() {
  const { token, userId } = await project.signIn(await project.addUser('ada'));
  const send = async (name: string, body: object) => {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    const response = await project.send(`/functions/v1/${name}`, init);
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const generate = () =>
    send('generate-image', { prompt: 'a lake at night', width: 512, height: 512, seed: 1 });
  return { userId, send, generate };
}

it('makes a picture, and stores that it did but not of what', async () => {
  project.images.answerWith(openAiPicture(picture));
  const { generate, send, userId } = await newUser();
  expect(await generate()).toMatchObject({
    status: 200,
    body: { picture: { base64: picture, format: 'png', width: 32, height: 32 }, left: 2 },
  });
  expect(project.images.requests.at(-1)?.headers.authorization).toBe('Bearer sk-of-the-tests');
  const { body } = await send('export-data', {});
  expect(body.generated_images).toMatchObject([{ user_id: userId, status: 'made' }]);
  expect(JSON.stringify(body)).not.toContain('a lake at night');
});

it('shows what the service refuses, and counts it not', async () => {
  project.images.answerWith(moderationRefusal('Not this.'));
  const { generate } = await newUser();
  expect(await generate()).toMatchObject({
    status: 422,
    body: { code: 'prompt_refused', message: 'The service refused this prompt: Not this.' },
  });
  project.images.answerWith(openAiPicture(picture));
  expect(await generate()).toMatchObject({ body: { left: 2 } });
});

it('gives a free user three pictures, also if more are asked for at once, and deletes the count with the user', async () => {
  project.images.answerWith(openAiPicture(picture));
  const { generate, send, userId } = await newUser();
  const answers = await Promise.all(Array.from({ length: 7 }, generate));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 403, 403, 403, 403]);
  expect((await send('delete-account', {})).status).toBe(200);
  const left = await project.sql`select from private.generated_images where user_id = ${userId}`;
  expect(left).toHaveLength(0);
});
