import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { controlBox, entry, Field, type FieldOptions, focusBox } from '../Field';
import * as css from './TextField.css';

export const textFieldSizes = ['m', 'l'] as const;

export interface TextFieldProps extends FieldOptions, Omit<ComponentProps<'input'>, 'size' | 'required'> {
  /** Its height, that of the `Button` of the same size: 40 px where space is short, otherwise 48 px. */
  size?: (typeof textFieldSizes)[number];
  /** A drawing before the text, for example `<Icon of={Search} />`. */
  icon?: ReactNode;
  /** After the text: a unit, or an `IconButton` that clears or reveals. */
  end?: ReactNode;
  /** Worth knowing while typing, and no error, such as that Caps Lock is on. Read aloud when it comes up. */
  notice?: ReactNode;
}

/** One line of text with its label. `className` goes to the whole field, everything else to the input. */
export function TextField({
  label,
  hideLabel,
  hint,
  error,
  required,
  id,
  size = 'l',
  icon,
  end,
  notice,
  className,
  'aria-describedby': describedBy,
  ...rest
}: TextFieldProps) {
  return (
    <Field
      {...{ label, hideLabel, hint, error, required, id, notice, describedBy, className }}
      name={rest.name}
    >
      {(control) => (
        <div
          className={classNames(controlBox({ size }), focusBox, css.box)}
          data-invalid={control['aria-invalid']}
          data-disabled={rest.disabled || undefined}
        >
          {icon && <span className={css.icon}>{icon}</span>}
          <input
            type="text"
            {...rest}
            {...control}
            required={required}
            className={classNames(entry, icon ? css.afterIcon : undefined)}
          />
          {end && <span className={css.end}>{end}</span>}
        </div>
      )}
    </Field>
  );
}
