/**
 * Does one piece of work after the other and skips those that were overtaken while one was under way: what comes of
 * the last one is always shown, however fast a slider moves.
 */
export function latestOnly<Input>(work: (input: Input) => Promise<void>): (input: Input) => void {
  let busy = false;
  let next: { input: Input } | undefined;
  const take = async (input: Input): Promise<void> => {
    if (busy) {
      next = { input };
      return;
    }
    busy = true;
    await work(input).finally(() => {
      busy = false;
    });
    const waiting = next;
    next = undefined;
    if (waiting) await take(waiting.input);
  };
  return (input) => void take(input);
}
