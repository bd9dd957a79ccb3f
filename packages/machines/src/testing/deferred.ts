/** A promise that a test settles when it likes. */
export interface Deferred<Value> {
  promise: Promise<Value>;
  resolve: (value: Value) => void;
  reject: (reason: unknown) => void;
}

export function deferred<Value>(): Deferred<Value> {
  let resolve: Deferred<Value>['resolve'] = () => {};
  let reject: Deferred<Value>['reject'] = () => {};
  const promise = new Promise<Value>((resolvePromise, rejectPromise) => {
    resolve = resolvePromise;
    reject = rejectPromise;
  });
  return { promise, resolve, reject };
}

/** More hops than any chain of promises between a fake and its machine has. */
const hops = 20;

/** Lets every promise that is settled already reach the machine. Waits for no timer. */
export async function settled(): Promise<void> {
  for (let hop = 0; hop < hops; hop++) await undefined;
}
