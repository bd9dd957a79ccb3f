import { type Failure, failure } from './problem';
import { problemOf } from './problem-of';

function abortion(signal: AbortSignal): Promise<Failure> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(failure('aborted')), { once: true });
  });
}

/**
 * Runs a call: what it throws becomes a problem, and when the signal aborts the answer is `aborted`, whatever comes
 * later. Never rejects.
 */
export async function attempt<Success extends { ok: true }>(
  signal: AbortSignal,
  run: () => Promise<Success | Failure>,
): Promise<Success | Failure> {
  if (signal.aborted) return failure('aborted');
  const outcome = Promise.resolve()
    .then(run)
    .catch(async (error: unknown): Promise<Failure> => ({ ok: false, problem: await problemOf(error) }));
  return Promise.race([outcome, abortion(signal)]);
}
