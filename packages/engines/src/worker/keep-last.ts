/**
 * Holds what was opened last, such as a network, so that the next job of a worker finds it ready. What fails to open is tried
 * again.
 */
export function keepLast<Value>(): (key: string, open: () => Promise<Value>) => Promise<Value> {
  let last: { key: string; value: Promise<Value> } | undefined;
  return (key, open) => {
    if (last?.key === key) return last.value;
    const value = open();
    const opened = { key, value };
    last = opened;
    value.catch(() => {
      if (last === opened) last = undefined;
    });
    return value;
  };
}
