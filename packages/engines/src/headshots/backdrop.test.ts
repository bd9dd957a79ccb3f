import { backdropMaxCharacters, promptMaxCharacters } from '@verapix/domain';
import { describe, expect, it, vi } from 'vitest';
import { recordProgress } from '../testing/fakes';
import { rasterOf } from '../testing/pictures';
import { createBackdropEngine } from './backdrop';
import type { Headshot } from './contract';
import { compose, pictureSettings, prepareSubject } from './studio';

const person = new Blob(['person']);
const picture = new Blob(['backdrop']);
const headshot = { id: 'backdrop', width: 800, height: 1000 } as Headshot;

describe('a backdrop from a description', () => {
  const input = { description: 'x'.repeat(backdropMaxCharacters), person, seed: 3 };

  it('asks for a place without people, sends nothing of the person, and puts the person in front', async () => {
    const inFront = vi.fn(async () => headshot);
    const request = vi.fn().mockResolvedValue({ ok: true, picture });
    const outcome = await createBackdropEngine(inFront).run({ ...input, request }, recordProgress().options);
    expect(outcome).toEqual({ ok: true, value: headshot });
    expect(inFront).toHaveBeenCalledWith(person, picture);
    const [wanted] = request.mock.calls[0] ?? [];
    expect(wanted).toMatchObject({
      negative: expect.stringContaining('people'),
      width: 768,
      height: 1024,
      seed: 3,
    });
    expect(wanted.prompt.length).toBeLessThanOrEqual(promptMaxCharacters);
    expect(Object.values(wanted).every((value) => ['string', 'number'].includes(typeof value))).toBe(true);
  });

  it('returns why the service made none', async () => {
    const failure = {
      code: 'prompt-refused',
      message: 'The service declined this prompt.',
      fix: '',
    } as const;
    const request = async () => ({ ok: false, failure }) as const;
    const inFront = vi.fn(async () => headshot);
    const outcome = await createBackdropEngine(inFront).run({ ...input, request }, recordProgress().options);
    expect(outcome).toEqual({ ok: false, failure });
    expect(inFront).not.toHaveBeenCalled();
  });

  it('ends when the run is cancelled', async () => {
    const { controller, options } = recordProgress();
    const request = async () => {
      controller.abort();
      return { ok: true, picture } as const;
    };
    const running = createBackdropEngine(async () => headshot).run({ ...input, request }, options);
    await expect(running).rejects.toThrow();
  });
});

it('a person in front of a picture hides it, and leaves it as it is elsewhere', () => {
  const subject = prepareSubject(rasterOf(60, 60, (x) => [200, 150, 120, x > 30 ? 255 : 0]));
  const backdrop = rasterOf(60, 60, () => [20, 80, 40, 255]);
  const result = compose(subject, { ...pictureSettings, vignette: 0 }, backdrop);
  const at = (x: number, y: number) => [...result.data.subarray((y * 60 + x) * 4, (y * 60 + x) * 4 + 3)];
  const [red = 0, green = 0, blue = 0] = at(5, 30);
  expect([Math.abs(red - 20), Math.abs(green - 80), Math.abs(blue - 40)].every((off) => off <= 2)).toBe(true);
  expect(at(55, 30)[0]).toBeGreaterThan(180);
});
