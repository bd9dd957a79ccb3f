import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { stageOfFile } from './stage.ts';

const stage = stageOfFile();

/** Sends the beginning of a request, and a byte every so many milliseconds. Resolves to the seconds until the connection ended. */
async function drip(beginning: string, milliseconds: number): Promise<number> {
  const socket = connect(Number(new URL(stage.url()).port), '127.0.0.1');
  const begin = performance.now();
  socket.on('error', () => undefined);
  // Read, so that the end is noticed.
  socket.resume();
  socket.write(beginning);
  const timer = setInterval(() => socket.write(' '), milliseconds);
  await once(socket, 'close');
  clearInterval(timer);
  return (performance.now() - begin) / 1000;
}

it('(15) requests that come slowly are ended: silent headers and bodies within 20 s, dripping ones within 70 s', async () => {
  const [one, other] = await Promise.all([stage.addAccount(), stage.addAccount()]);
  const headOf = (key: string) =>
    `POST /v1/upscale HTTP/1.1\r\nHost: api\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\n`;
  const bodyOf = (key: string) => `${headOf(key)}Content-Length: 100000\r\n\r\n{`;
  const hundred = Array.from({ length: 100 }, () => drip(bodyOf(one.key), 3_600_000));
  const [headers, dripping, ...silent] = await Promise.all([
    drip(headOf(one.key), 3_600_000),
    drip(bodyOf(other.key), 500),
    ...hundred,
  ]);
  expect(Math.max(headers ?? 0, ...silent)).toBeLessThan(20);
  expect(dripping).toBeLessThan(70);
}, 100_000);
