import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import { controlBox, Field, type FieldOptions } from '../Field';
import * as css from './ColourField.css';

export interface ColourFieldProps
  extends Omit<FieldOptions, 'required' | 'error'>,
    Omit<
      ComponentProps<'input'>,
      'value' | 'defaultValue' | 'onChange' | 'type' | 'size' | 'children' | 'required'
    > {
  /** `#rrggbb`. */
  value: string;
  /** Called on every change in the browser's picker. */
  onValueChange: (value: string) => void;
}

/** Any colour, chosen with the browser's own picker. `className` goes to the whole field, the rest to the input. */
export function ColourField({
  label,
  hideLabel,
  hint,
  id,
  value,
  onValueChange,
  className,
  'aria-describedby': describedBy,
  ...rest
}: ColourFieldProps) {
  return (
    <Field {...{ label, hideLabel, hint, id, describedBy, className }} name={rest.name}>
      {(control) => (
        <div
          className={classNames(controlBox({ size: 'm' }), css.box)}
          data-disabled={rest.disabled || undefined}
        >
          <input
            {...rest}
            {...control}
            type="color"
            value={value}
            onChange={(event) => onValueChange(event.currentTarget.value)}
            className={css.input}
          />
          <span className={css.swatch} style={{ background: value }} />
          <span className={css.value} aria-hidden="true">
            {value.toUpperCase()}
          </span>
        </div>
      )}
    </Field>
  );
}
