import { HttpError } from '@verapix/server/http/http-error';
import { directIntake } from '@verapix/server/public-api/intake';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { createIntakeThreads } from './intake-threads';

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
const picture = async () =>
  new Uint8Array(
    await sharp({ create: { width: 8, height: 6, channels: 3, background: 'teal' } })
      .png()
      .toBuffer(),
  );

/** A JPEG with so many segments that reading it takes seconds. */
function slowPicture(): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(10_000_000);
  const segment = [0xff, 0xe1, 0, 2];
  for (let at = 2; at < file.length; at += 1) file[at] = segment[(at - 2) % 4] ?? 0;
  file.set([0xff, 0xd8]);
  return file;
}

// A thread takes seconds to start where the machine is busy.
describe('threads that read requests', { timeout: 30_000 }, () => {
  const threads = createIntakeThreads({ count: 1, timeout: 20_000, maxWaiting: 2 });
  afterAll(() => threads.close());

  it('read the same as the caller would', async () => {
    const file = await picture();
    const body = {
      image_url: `data:image/png;base64,${Buffer.from(file).toString('base64')}`,
      scale_factor: 2,
    };
    expect(await threads.readOrder(bytesOf(body))).toEqual(await directIntake.readOrder(bytesOf(body)));
    const address = { image_url: 'https://example.com/a.png', scale_factor: 4, model: 'sharp' };
    expect(await threads.readOrder(bytesOf(address))).toEqual(await directIntake.readOrder(bytesOf(address)));
    expect(await threads.inspect(file.slice(), 2)).toEqual(await directIntake.inspect(file, 2));
  });

  it('reject with the error of the request', async () => {
    const rejected = await threads.readOrder(bytesOf({ scale_factor: 2 })).catch((error: unknown) => error);
    expect(rejected).toBeInstanceOf(HttpError);
    expect(rejected).toMatchObject({ status: 422, code: 'validation_failed', more: { field: 'image_url' } });
  });

  it('let a limited number of requests wait', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 5 }, () => threads.readOrder(bytesOf({ image_url: 'https://example.com/a' }))),
    );
    const codes = outcomes.map((outcome) => (outcome as PromiseRejectedResult).reason.code);
    expect(codes.toSorted()).toEqual([
      ...Array(2).fill('unavailable'),
      ...Array(3).fill('validation_failed'),
    ]);
  });

  it('end with a task that takes too long, and go on with the next', async () => {
    const impatient = createIntakeThreads({ count: 1, timeout: 1000 });
    try {
      const [slow, next] = await Promise.allSettled([
        impatient.inspect(slowPicture(), 2),
        impatient.inspect(await picture(), 2),
      ]);
      expect(slow).toMatchObject({ status: 'rejected', reason: { code: 'unsupported_image' } });
      expect(next).toMatchObject({ status: 'fulfilled', value: { width: 8, height: 6 } });
    } finally {
      await impatient.close();
    }
  });
});
