import { ChevronDown } from 'lucide-react';
import { Select as Base } from 'radix-ui';
import { type ComponentProps, useState } from 'react';
import { classNames } from '../../class-names';
import { Icon } from '../../primitives/Icon';
import { controlBox, Field, type FieldOptions } from '../Field';
import * as css from './Select.css';
import { SelectList, type SelectOption } from './SelectList';

export const selectSizes = ['m', 'l'] as const;

export interface SelectProps<Value extends string>
  extends FieldOptions,
    Omit<
      ComponentProps<typeof Base.Trigger>,
      'value' | 'defaultValue' | 'asChild' | 'children' | 'type' | 'name' | 'form'
    > {
  options: readonly SelectOption<Value>[];
  /** The chosen option; `null` while none is. */
  value?: Value | null | undefined;
  defaultValue?: Value | undefined;
  onValueChange?: ((value: Value) => void) | undefined;
  /** Shown while nothing is chosen. */
  placeholder?: string;
  /** Its height, that of the `Button` of the same size: 40 px where space is short, otherwise 48 px. */
  size?: (typeof selectSizes)[number];
  /** Its name when the form around it is sent. */
  name?: string | undefined;
}

/** One of many options, in a list that opens. `className` goes to the whole field, the rest to its button. */
export function Select<Value extends string>({
  label,
  hideLabel,
  hint,
  error,
  required = false,
  id,
  options,
  value,
  defaultValue,
  onValueChange,
  placeholder = 'Choose',
  size = 'l',
  name,
  disabled = false,
  className,
  'aria-describedby': describedBy,
  onFocus,
  onPointerEnter,
  ...rest
}: SelectProps<Value>) {
  const [open, setOpen] = useState(false);
  // The base makes all its options beforehand, to know their words and for forms: where that is known without them, they
  // wait until someone comes near.
  const [isNear, setNear] = useState(value === undefined || name !== undefined);
  const chosen = options.find((option) => option.value === value);
  return (
    <Field {...{ label, hideLabel, hint, error, required, id, name, describedBy, className }}>
      {(control) => (
        <Base.Root
          {...{ name, disabled, required, defaultValue, open }}
          onOpenChange={setOpen}
          // The base shows its placeholder for the empty string.
          value={value === null ? '' : value}
          // Only the values of `options` can come back.
          onValueChange={(next) => onValueChange?.(next as Value)}
        >
          <Base.Trigger
            {...rest}
            {...control}
            className={classNames(controlBox({ size }), css.trigger)}
            data-invalid={control['aria-invalid']}
            onFocus={(event) => {
              onFocus?.(event);
              setNear(true);
            }}
            onPointerEnter={(event) => {
              onPointerEnter?.(event);
              setNear(true);
            }}
            // While the list is open the base hides the rest of the page, which must then not take focus.
            tabIndex={open ? -1 : undefined}
          >
            <span className={css.value}>
              <Base.Value placeholder={placeholder}>{chosen?.label}</Base.Value>
            </span>
            <Base.Icon className={css.arrow}>
              <Icon of={ChevronDown} />
            </Base.Icon>
          </Base.Trigger>
          {(isNear || open) && <SelectList options={options} />}
        </Base.Root>
      )}
    </Field>
  );
}
