import { Switch as Base } from 'radix-ui';
import type { ComponentProps } from 'react';
import { ChoiceField, choiceSides, type FieldTexts } from '../Field';
import * as css from './Switch.css';

export const switchSides = choiceSides;

export interface SwitchProps
  extends FieldTexts,
    Omit<ComponentProps<typeof Base.Root>, 'asChild' | 'children' | 'required'> {
  /** Position of the switch: before its label, or at the end of the row as in a list of settings. */
  side?: (typeof switchSides)[number];
}

/** Turns a setting on or off immediately. `className` goes to the whole field, everything else to the switch. */
export function Switch({
  label,
  hint,
  error,
  required,
  id,
  className,
  side = 'start',
  disabled = false,
  name,
  'aria-describedby': describedBy,
  ...rest
}: SwitchProps) {
  return (
    <ChoiceField {...{ label, hint, error, required, id, name, describedBy, className, disabled, side }}>
      {(control) => (
        <Base.Root
          {...rest}
          {...control}
          name={name}
          disabled={disabled}
          required={required}
          className={css.track}
        >
          <Base.Thumb className={css.thumb} />
        </Base.Root>
      )}
    </ChoiceField>
  );
}
