/** An expected failure, described for the user. */
export interface Problem<Code extends string = string> {
  /** For code and tests. `unexpected` stands for an error that was thrown. */
  code: Code;
  /** A short heading, if the message alone does not say what it is about. */
  title?: string;
  message: string;
  /** What the user can do about it. */
  fix?: string;
  /** How long to wait before the next attempt, if the server said so. */
  retryAfterSeconds?: number;
  /** What a rejected password lacks: `length`, `characters`, `pwned`, or a reason unknown to us. */
  reasons?: readonly string[];
}

export interface Failure {
  ok: false;
  problem: Problem;
}

/** The result of what can fail: its values, or the reason why there are none. Only unexpected errors are thrown. */
export type Outcome<Value extends object = object> = ({ ok: true } & Value) | Failure;
