/** A part of a longer work. Phases come one after the other; `label` is a gerund: 'Enhancing'. */
export interface ProgressPhase {
  id: string;
  label: string;
  state: (typeof phaseStates)[number];
}

export const phaseStates = ['waiting', 'running', 'done'] as const;

/** What there is to say about the work right now. `value` is a whole percent, or undefined when none was given. */
export interface ProgressReport {
  doing: string;
  value: number | undefined;
}

/** Whole percents within 0–100, rounded down: 100 is said only when the work is through. */
export function wholePercent(value: number | undefined): number | undefined {
  return value === undefined ? undefined : Math.floor(Math.min(100, Math.max(0, value)));
}

/** 'Enhancing, 42 %', or 'Enhancing' alone while the percent is not known. */
export function inWords({ doing, value }: ProgressReport): string {
  return value === undefined ? doing : `${doing}, ${value} %`;
}

/** Has enough happened since it was last said: another phase, or a quarter of the way? */
export function isWorthSaying(said: ProgressReport, now: ProgressReport): boolean {
  if (said.doing !== now.doing) return true;
  const quarter = ({ value = 0 }: ProgressReport) => Math.floor(value / 25);
  // Less than was said: the work began again.
  return quarter(now) > quarter(said) || (now.value ?? 0) < (said.value ?? 0) - 25;
}
