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

/**
 * Calls `work` with a signal that aborts when it has heard nothing for so many milliseconds: `onActivity` starts them again.
 * `first` replaces them until it is called first.
 */
export async function withSilenceLimit<Result>(
  milliseconds: number,
  work: (signal: AbortSignal, onActivity: () => void) => Promise<Result>,
  first = milliseconds,
): Promise<Result> {
  const limit = new AbortController();
  const abortAfter = (time: number) => setTimeout(() => limit.abort(), time);
  let timer = abortAfter(first);
  const onActivity = () => {
    clearTimeout(timer);
    timer = abortAfter(milliseconds);
  };
  try {
    return await work(limit.signal, onActivity);
  } finally {
    clearTimeout(timer);
  }
}
