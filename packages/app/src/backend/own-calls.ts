/** Which of auth-js' news come of our own calls: it tells everyone the same, whoever did it. */
export interface OwnCalls {
  isSigningIn: () => boolean;
  isSigningOut: () => boolean;
  /** Marks a sign-in of this tab while it lasts. */
  signingIn: <Result>(run: () => Promise<Result>) => Promise<Result>;
  /** Marks a sign-out of this tab while it lasts, and tells the watches at once. */
  signingOut: <Result>(run: () => Promise<Result>) => Promise<Result>;
  /** Calls the listener when a sign-out of this tab begins; returns how to stop that. */
  onSigningOut: (listener: () => void) => () => void;
}

function createMark() {
  let running = 0;
  return {
    isOn: () => running > 0,
    async during<Result>(run: () => Promise<Result>): Promise<Result> {
      running += 1;
      try {
        return await run();
      } finally {
        running -= 1;
      }
    },
  };
}

export function createOwnCalls(): OwnCalls {
  const signIns = createMark();
  const signOuts = createMark();
  const listeners = new Set<() => void>();
  return {
    isSigningIn: signIns.isOn,
    isSigningOut: signOuts.isOn,
    signingIn: signIns.during,
    signingOut(run) {
      for (const listener of listeners) listener();
      return signOuts.during(run);
    },
    onSigningOut(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
