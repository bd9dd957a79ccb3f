import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';

/** A request that the server received. */
interface ImageServerRequest {
  path: string;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
}

export interface ImageServer {
  url: string;
  requests: ImageServerRequest[];
  /** Answers all following requests like this. */
  answerWith: (answer: RequestListener) => void;
  stop: () => Promise<void>;
}

/** A JSON answer. */
export const jsonAnswer =
  (status: number, body: unknown): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));

/** A PNG of one colour, in base64. */
export async function colourPicture(width: number, height: number): Promise<string> {
  const picture = sharp({ create: { width, height, channels: 3, background: '#3a7' } });
  return (await picture.png().toBuffer()).toString('base64');
}

/** What the two kinds of services answer with a picture. */
export const openAiPicture = (base64: string) =>
  jsonAnswer(200, { created: 1, data: [{ b64_json: base64 }] });
export const stableDiffusionPicture = (base64: string) =>
  jsonAnswer(200, { images: [base64], parameters: {}, info: '{}' });

/** OpenAI's answer to a prompt that its moderation refuses. */
export const moderationRefusal = (message: string, code = 'moderation_blocked') =>
  jsonAnswer(400, { error: { message, type: 'image_generation_user_error', param: null, code } });

/** A server in the place of an image service. It proves our requests and what we make of answers, not a service. */
export async function startImageServer(): Promise<ImageServer> {
  const requests: ImageServerRequest[] = [];
  let answer = jsonAnswer(500, {});
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    requests.push({
      path: incoming.url ?? '',
      headers: incoming.headers,
      body: JSON.parse(Buffer.concat(chunks).toString() || '{}') as Record<string, unknown>,
    });
    answer(incoming, outgoing);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answerWith: (next) => {
      answer = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
