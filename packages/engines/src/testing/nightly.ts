/** Whether the tests of every night run, and not only those of a commit. */
export const isNight = import.meta.env.MODE === 'full';

/** Cases of one kind: a commit tries the first, every night all of them. */
export const firstOf = <const Case>(cases: readonly Case[]): readonly Case[] =>
  isNight ? cases : cases.slice(0, 1);
