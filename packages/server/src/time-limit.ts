/**
 * Calls `work` with a signal that aborts after `milliseconds`. Not `AbortSignal.timeout`: Node 20 collects it as garbage
 * when only `AbortSignal.any` refers to it.
 */
export async function withTimeLimit<Result>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), milliseconds);
  try {
    return await work(limit.signal);
  } finally {
    clearTimeout(timer);
  }
}
