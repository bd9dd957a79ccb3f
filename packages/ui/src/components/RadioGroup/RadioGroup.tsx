import { RadioGroup as Base } from 'radix-ui';
import type { ComponentProps } from 'react';
import { Field, type FieldOptions } from '../Field';
import * as css from './RadioGroup.css';
import { RadioItem, type RadioOption, type radioGroupLooks } from './RadioItem';

type BaseProps = ComponentProps<typeof Base.Root>;

export interface RadioGroupProps<Value extends string>
  extends FieldOptions,
    Omit<
      BaseProps,
      'value' | 'defaultValue' | 'onValueChange' | 'required' | 'children' | 'asChild' | 'orientation'
    > {
  options: readonly RadioOption<Value>[];
  /** Rows with room for a description, or segments beside each other for two to five short options. */
  look?: (typeof radioGroupLooks)[number];
  /** Segments in a row, where all of them would not fit in one. */
  columns?: number;
  /** The chosen option; `null` while none is. */
  value?: Value | null | undefined;
  defaultValue?: Value | undefined;
  onValueChange?: ((value: Value) => void) | undefined;
}

const inColumns = (columns: number) => ({
  gridAutoFlow: 'row',
  gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
});

/** One of a few options, all in sight. `className` goes to the whole field, everything else to the group. */
export function RadioGroup<Value extends string>({
  label,
  hideLabel,
  hint,
  error,
  required,
  id,
  options,
  look = 'list',
  columns,
  onValueChange,
  className,
  'aria-describedby': describedBy,
  ...rest
}: RadioGroupProps<Value>) {
  return (
    <Field
      group
      {...{ label, hideLabel, hint, error, required, id, describedBy, className }}
      name={rest.name}
    >
      {(control) => (
        <Base.Root
          {...rest}
          {...control}
          required={required}
          orientation={look === 'list' ? 'vertical' : 'horizontal'}
          // Only the values of `options` can come back.
          onValueChange={(value) => onValueChange?.(value as Value)}
          className={css.group({ look })}
          style={{ ...(columns !== undefined && inColumns(columns)), ...rest.style }}
        >
          {options.map((option) => (
            <RadioItem key={option.value} option={option} look={look} />
          ))}
        </Base.Root>
      )}
    </Field>
  );
}
