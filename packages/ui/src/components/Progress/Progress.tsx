import * as messages from '@verapix/messages/ui';
import { Check } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { classNames } from '../../class-names';
import { Icon } from '../../primitives/Icon';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import * as css from './Progress.css';

export interface ProgressProps extends Omit<ComponentProps<'div'>, 'children' | 'role'> {
  /** What is being done: 'Enlarging the picture'. Names the bar. */
  label: string;
  /** The percentage done, 0–100. Leave it out while unknown. */
  value?: number | undefined;
  /** The phases, in order. The bar announces the first active one. */
  phases?: readonly ProgressPhase[];
  /** The remaining time: 'about 8 s left'. */
  eta?: ReactNode;
}

/** The progress of a task. Announces phases and quarters to screen readers, and no percentage that it was not given. */
export function Progress({ label, value, phases, eta, className, ...rest }: ProgressProps) {
  const id = useId();
  const percent = wholePercent(value);
  const doing = phases?.find(({ state }) => state === 'running')?.label ?? label;
  const now = { doing, value: percent };
  const announcement = useAnnouncement(now);
  const measured = percent !== undefined && { 'aria-valuenow': percent };

  return (
    <div {...rest} className={classNames(css.root, className)}>
      <div className={css.head}>
        <span id={id} className={css.label}>
          {label}
        </span>
        {percent !== undefined && <span className={css.percent}>{messages.percent({ percent })}</span>}
      </div>
      <div
        {...measured}
        role="progressbar"
        className={css.track}
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={inWords(now)}
        data-state={percent === undefined ? 'indeterminate' : percent === 100 ? 'done' : 'running'}
      >
        <div className={css.bar} style={percent === undefined ? undefined : { inlineSize: `${percent}%` }} />
      </div>
      {(phases || eta) && (
        <div className={css.foot}>
          {phases && <ProgressPhases phases={phases} />}
          {eta && <span className={css.eta}>{eta}</span>}
        </div>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </div>
  );
}

const stateInWords = {
  waiting: messages.phaseWaiting,
  running: messages.phaseRunning,
  done: messages.phaseDone,
} as const;

/** The phases of a task in order, each with its state. */
function ProgressPhases({ phases }: { phases: readonly ProgressPhase[] }) {
  return (
    <ol className={css.phases}>
      {phases.map(({ id, label, state }) => (
        <li
          key={id}
          className={css.phase}
          data-state={state}
          aria-current={state === 'running' ? 'step' : undefined}
        >
          <span className={css.mark}>{state === 'done' && <Icon of={Check} size="s" />}</span>
          {label}
          <VisuallyHidden>, {stateInWords[state]}</VisuallyHidden>
        </li>
      ))}
    </ol>
  );
}

/** The announced text: it changes with each phase and at most every 25 %, however often progress is reported. */
function useAnnouncement(now: ProgressReport): string {
  const [said, setSaid] = useState(now);
  if (!isWorthSaying(said, now)) return inWords(said);
  setSaid(now);
  return inWords(now);
}

/** A phase of a longer task. Phases run one after the other; `label` is a gerund: 'Enhancing'. */
export interface ProgressPhase {
  id: string;
  label: string;
  state: (typeof phaseStates)[number];
}

export const phaseStates = ['waiting', 'running', 'done'] as const;

/** The current progress. `value` is a whole percentage, or undefined if none was given. */
export interface ProgressReport {
  doing: string;
  value: number | undefined;
}

/** Whole percentages within 0–100, rounded down: 100 only when the task is finished. */
export function wholePercent(value: number | undefined): number | undefined {
  return value === undefined ? undefined : Math.floor(Math.min(100, Math.max(0, value)));
}

/** 'Enhancing, 42 %', or 'Enhancing' while the percentage is unknown. */
export function inWords({ doing, value }: ProgressReport): string {
  return value === undefined ? doing : messages.progress({ task: doing, percent: value });
}

/** Returns true if another phase or quarter was reached since the last announcement. */
export function isWorthSaying(said: ProgressReport, now: ProgressReport): boolean {
  if (said.doing !== now.doing) return true;
  const quarter = ({ value = 0 }: ProgressReport) => Math.floor(value / 25);
  // Less than announced: the task has restarted.
  return quarter(now) > quarter(said) || (now.value ?? 0) < (said.value ?? 0) - 25;
}
