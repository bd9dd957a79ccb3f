import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../../class-names';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import * as css from './Progress.css';
import { ProgressPhases } from './ProgressPhases';
import { inWords, type ProgressPhase, wholePercent } from './progress-value';
import { useAnnouncement } from './use-announcement';

export interface ProgressProps extends Omit<ComponentProps<'div'>, 'children' | 'role'> {
  /** What is being done: 'Enlarging the picture'. Names the bar. */
  label: string;
  /** How much of the whole is done, 0–100. Leave it out while that is not known. */
  value?: number | undefined;
  /** The parts of the work, in order. The first that runs is what the bar says it is doing. */
  phases?: readonly ProgressPhase[];
  /** How long it will take: 'about 8 s left'. */
  eta?: ReactNode;
}

/** How far a work has come. Says its phases and quarters to a screen reader, and no percent it was not given. */
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
        {percent !== undefined && <span className={css.percent}>{percent}&nbsp;%</span>}
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
