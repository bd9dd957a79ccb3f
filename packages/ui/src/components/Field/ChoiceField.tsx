import type { ReactNode } from 'react';
import { classNames } from '../../class-names';
import * as css from './Field.css';
import { FieldMessages } from './FieldMessages';
import { RequiredMarked } from './RequiredMarked';
import { type FieldControl, type FieldTexts, useField } from './use-field';

/** The side of its texts on which a choice's control stands. */
export const choiceSides = ['start', 'end'] as const;

interface ChoiceFieldProps extends FieldTexts {
  id: string | undefined;
  name: string | undefined;
  describedBy: string | undefined;
  className: string | undefined;
  disabled: boolean;
  side?: (typeof choiceSides)[number];
  /** Renders the control and spreads the wiring on it. */
  children: (control: FieldControl) => ReactNode;
}

/** A small control with its label beside it and its hint and error under the label. Private to Switch and Checkbox. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { label, hint, required = false, disabled, side = 'start' } = props;
  const { ids, control, error } = useField(props);
  return (
    <div className={classNames(css.choice({ side }), props.className)}>
      {props.children(control)}
      <div className={css.choiceTexts}>
        <label htmlFor={control.id} className={css.choiceLabel} data-disabled={disabled || undefined}>
          <RequiredMarked required={required}>{label}</RequiredMarked>
        </label>
        <FieldMessages ids={ids} hint={hint} error={error} className={css.choiceMessages} />
      </div>
    </div>
  );
}
