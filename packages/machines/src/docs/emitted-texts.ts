/** What is said of `error.caught`, which is the same whichever machine emits it. */
export const errorCaughtText =
  'An actor threw, which nobody planned: its error, for a log. What the person reads of it is said by the machine itself.';
