import { Check } from 'lucide-react';
import { Icon } from '../../primitives/Icon';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import * as css from './Progress.css';
import type { ProgressPhase } from './progress-value';

const stateInWords = { waiting: 'to come', running: 'now', done: 'done' } as const;

/** The parts of a work in order, each with how far it is. */
export function ProgressPhases({ phases }: { phases: readonly ProgressPhase[] }) {
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
