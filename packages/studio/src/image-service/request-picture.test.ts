import { usageLimitProblem } from '@verapix/machines';
import { describe, expect, it, vi } from 'vitest';
import { requestPicture, viewOfLeft } from './request-picture';

const wanted = { prompt: 'a lake', negative: '', strength: 70, width: 512, height: 512, seed: 1 };
const picture = new Blob(['picture']);
const { signal } = new AbortController();

/** Asks a backend that answers like this. */
function ask(outcome: object, of = signal) {
  const generateImage = vi.fn().mockResolvedValue(outcome);
  const answer = requestPicture(async () => ({ generateImage }), wanted, of);
  return { answer, generateImage };
}

describe('a picture from the image service', () => {
  it('comes with how many are left', async () => {
    const { answer, generateImage } = ask({ ok: true, picture, left: 2 });
    expect(await answer).toEqual({ ok: true, picture, left: viewOfLeft(2) });
    expect(generateImage).toHaveBeenCalledWith(wanted, signal);
  });

  it.each([
    ['prompt_refused', 'The service refused this prompt: Not this.', 'prompt-refused', /doesn’t count/],
    ['image_service_busy', 'The image service has too many requests.', 'service-unavailable', /still here/],
    ['unreachable', 'We could not reach the server.', 'service-unavailable', /still here/],
    ['session_missing', 'You are no longer signed in.', 'service-unavailable', /still here/],
  ])('is missing because of %s: the message of the server is shown', async (code, message, shown, fix) => {
    const { answer } = ask({ ok: false, problem: { code, message } });
    expect(await answer).toEqual({
      ok: false,
      failure: { code: shown, message, fix: expect.stringMatching(fix) },
    });
  });

  it('is missing because none are left', async () => {
    const { answer } = ask({ ok: false, problem: { code: 'usage_limit_reached', message: 'x' } });
    const { message, fix } = usageLimitProblem;
    expect(await answer).toEqual({
      ok: false,
      failure: { code: 'usage-limit', message, fix },
      left: viewOfLeft(0),
    });
  });

  it('is ignored after the run was cancelled', async () => {
    const { answer } = ask({ ok: true, picture, left: 2 }, AbortSignal.abort());
    await expect(answer).rejects.toThrow();
  });
});

it.each([
  [null, { state: 'unlimited', access: 'plan', used: 0 }],
  [2, { state: 'available', access: 'limited', used: 1 }],
  [0, { state: 'exhausted', access: 'limited', used: 3 }],
])('with %s pictures left, the page shows %j', (left, view) => {
  expect(viewOfLeft(left)).toEqual(view);
});
