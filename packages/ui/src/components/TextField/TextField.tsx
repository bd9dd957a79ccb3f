import { type ComponentProps, type ReactNode, useImperativeHandle, useRef } from 'react';
import { classNames } from '../../class-names';
import { controlBox, entry, Field, type FieldOptions, focusBox, useValueBeforeHydration } from '../Field';
import * as css from './TextField.css';

export const textFieldSizes = ['m', 'l'] as const;

export interface TextFieldProps extends FieldOptions, Omit<ComponentProps<'input'>, 'size' | 'required'> {
  /** Its height, equal to a `Button` of the same size: 40 px for dense layouts, otherwise 48 px. */
  size?: (typeof textFieldSizes)[number];
  /** An icon before the text, for example `<Icon of={Search} />`. */
  icon?: ReactNode;
  /** Content after the text: a unit, or an `IconButton` that clears or reveals. */
  end?: ReactNode;
  /**
   * A notice that helps while typing, such as that Caps Lock is on. It is not an error. It is announced when it
   * appears.
   */
  notice?: ReactNode;
}

/** One line of text with a label. `className` goes to the whole field, everything else to the input. */
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
  ref,
  'aria-describedby': describedBy,
  ...rest
}: TextFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  useValueBeforeHydration(input, rest.value ?? rest.defaultValue, rest.onChange);
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
            ref={input}
            required={required}
            className={classNames(entry, icon ? css.afterIcon : undefined)}
          />
          {end && <span className={css.end}>{end}</span>}
        </div>
      )}
    </Field>
  );
}
