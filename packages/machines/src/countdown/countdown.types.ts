export interface CountdownInput {
  /** When it ends, in milliseconds of `now`. */
  deadline: number;
  /** The clock's time in milliseconds, such as `Date.now`. */
  now: () => number;
}

/** The whole units that are left; all 0 when it is over. */
export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
}
