import * as messages from '@verapix/messages/ui';
import { Check, ChevronDown, ChevronUp } from 'lucide-react';
import { Select as Base } from 'radix-ui';
import { type ComponentProps, type ReactNode, startTransition, useId, useState } from 'react';
import { classNames } from '../../class-names';
import { Icon } from '../../primitives/Icon';
import { controlBox, Field, type FieldOptions, isShown } from '../Field';
import * as css from './Select.css';

export const selectSizes = ['m', 'l'] as const;

export interface SelectProps<Value extends string>
  extends FieldOptions,
    Omit<
      ComponentProps<typeof Base.Trigger>,
      'value' | 'defaultValue' | 'asChild' | 'children' | 'type' | 'name' | 'form'
    > {
  options: readonly SelectOption<Value>[];
  /** The selected option; `null` if none is. */
  value?: Value | null | undefined;
  defaultValue?: Value | undefined;
  onValueChange?: ((value: Value) => void) | undefined;
  /** Shown while nothing is selected. */
  placeholder?: string;
  /** Its height, equal to a `Button` of the same size: 40 px for dense layouts, otherwise 48 px. */
  size?: (typeof selectSizes)[number];
  /** Its name in the submitted form. */
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
  placeholder = messages.chooseLabel,
  size = 'l',
  name,
  disabled = false,
  className,
  'aria-describedby': describedBy,
  onFocus,
  ...rest
}: SelectProps<Value>) {
  const [open, setOpen] = useState(false);
  // Radix renders all options in advance: for their labels, for forms, and for the letters that select one while the list
  // is closed. If the first two are known without them, they are rendered with the first focus.
  const [isNear, setNear] = useState(value === undefined || name !== undefined);
  const chosen = options.find((option) => option.value === value);
  return (
    <Field {...{ label, hideLabel, hint, error, required, id, name, describedBy, className }}>
      {(control) => (
        <Base.Root
          {...{ name, disabled, required, defaultValue, open }}
          // In a transition React renders a long list in slices, and the press is painted first.
          onOpenChange={(next) => (next ? startTransition(() => setOpen(true)) : setOpen(false))}
          // Radix shows its placeholder for the empty string.
          value={value === null ? '' : value}
          // Radix returns only values of `options`.
          onValueChange={(next) => onValueChange?.(next as Value)}
        >
          <Base.Trigger
            {...rest}
            {...control}
            className={classNames(controlBox({ size }), css.trigger)}
            data-invalid={control['aria-invalid']}
            onFocus={(event) => {
              onFocus?.(event);
              startTransition(() => setNear(true));
            }}
            // While the list is open Radix hides the rest of the page, which must then not be focusable.
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

export interface SelectOption<Value extends string> {
  /** Not empty. */
  value: Value;
  /** The label in the list and, when selected, in the field. */
  label: string;
  /** What selecting it means, below the label in the list. */
  description?: ReactNode;
  /** Visible but not selectable. */
  disabled?: boolean;
}

function Option({ option }: { option: SelectOption<string> }) {
  const id = useId();
  const described = isShown(option.description);
  return (
    <Base.Item
      value={option.value}
      disabled={option.disabled ?? false}
      textValue={option.label}
      className={css.option}
      aria-labelledby={described ? `${id}label ${id}description` : `${id}label`}
    >
      <span className={css.optionTexts}>
        <span id={`${id}label`}>
          <Base.ItemText>{option.label}</Base.ItemText>
        </span>{' '}
        {described && (
          <span id={`${id}description`} className={css.description}>
            {option.description}
          </span>
        )}
      </span>
      <Base.ItemIndicator className={css.tick}>
        <Icon of={Check} />
      </Base.ItemIndicator>
    </Base.Item>
  );
}

/** The open list, above everything on the page. */
function SelectList({ options }: { options: readonly SelectOption<string>[] }) {
  return (
    <Base.Portal>
      <Base.Content
        position="popper"
        sideOffset={4}
        collisionPadding={{ top: 8, bottom: 8 }}
        className={css.content}
      >
        <Base.ScrollUpButton className={css.scroll}>
          <Icon of={ChevronUp} size="s" />
        </Base.ScrollUpButton>
        <Base.Viewport>
          {options.map((option) => (
            <Option key={option.value} option={option} />
          ))}
        </Base.Viewport>
        <Base.ScrollDownButton className={css.scroll}>
          <Icon of={ChevronDown} size="s" />
        </Base.ScrollDownButton>
      </Base.Content>
    </Base.Portal>
  );
}
