import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { Icon } from '../../primitives/Icon';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import * as css from './Stepper.css';

export const stepperOrientations = ['horizontal', 'vertical'] as const;

/** A step of a task. */
export interface Step {
  id: string;
  label: string;
  /** A few words below the label. */
  description?: ReactNode;
}

export interface StepperProps extends Omit<ComponentProps<'ol'>, 'children' | 'aria-label' | 'onSelect'> {
  /** What the steps are of: 'Set up two-factor sign-in'. The accessible name. */
  label: string;
  steps: readonly Step[];
  /** The `id` of the current step. Those before it are done. Without one, all are. */
  current: string | undefined;
  /** Said after a step that is done: 'done'. */
  doneLabel: string;
  /** Beside each other, from tablets on, or below each other. */
  orientation?: (typeof stepperOrientations)[number];
  /** Called with the `id` of a done step that is pressed, to go back. Without it the steps are text. */
  onSelect?: ((id: string) => void) | undefined;
}

/** How far a task of several steps is. It shows the steps; the page shows what is to be done in them. */
export function Stepper({
  label,
  steps,
  current,
  doneLabel,
  orientation = 'horizontal',
  onSelect,
  className,
  ...rest
}: StepperProps) {
  const now = steps.findIndex(({ id }) => id === current);
  const at = now < 0 ? steps.length : now;
  return (
    <ol {...rest} aria-label={label} className={classNames(css.root({ orientation }), className)}>
      {steps.map((step, index) => {
        const state = index < at ? 'done' : index === at ? 'current' : 'upcoming';
        const content = (
          <>
            <span className={css.mark} aria-hidden="true">
              {state === 'done' ? <Icon of={Check} size="s" /> : index + 1}
            </span>
            <span className={css.words}>
              <span className={css.name}>
                {step.label}
                {state === 'done' && <VisuallyHidden>, {doneLabel}</VisuallyHidden>}
              </span>
              {step.description && <span className={css.description}>{step.description}</span>}
            </span>
          </>
        );
        return (
          <li
            key={step.id}
            className={css.step({ orientation })}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            {state === 'done' && onSelect ? (
              <button type="button" className={css.content} onClick={() => onSelect(step.id)}>
                {content}
              </button>
            ) : (
              <span className={css.content}>{content}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
