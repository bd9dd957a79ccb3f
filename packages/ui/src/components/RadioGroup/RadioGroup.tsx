import { RadioGroup as Base } from 'radix-ui';
import { type ComponentProps, type FocusEvent, type ReactNode, useId } from 'react';
import { flushSync } from 'react-dom';
import { prerenderedTabStop } from '../../prerendered-tab-stop';
import { Field, type FieldOptions, isShown } from '../Field';
import * as css from './RadioGroup.css';

type BaseProps = ComponentProps<typeof Base.Root>;

export interface RadioGroupProps<Value extends string>
  extends FieldOptions,
    Omit<
      BaseProps,
      'value' | 'defaultValue' | 'onValueChange' | 'required' | 'children' | 'asChild' | 'orientation'
    > {
  options: readonly RadioOption<Value>[];
  /** Rows with space for a description, or segments side by side for two to five short options. */
  variant?: (typeof radioGroupVariants)[number];
  /** Number of segments per row, if all of them do not fit in one. */
  columns?: number;
  /** The selected option; `null` if none is. */
  value?: Value | null | undefined;
  defaultValue?: Value | undefined;
  onValueChange?: ((value: Value) => void) | undefined;
}

const inColumns = (columns: number) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
});

/** One of a few options, all visible. `className` goes to the whole field, everything else to the group. */
export function RadioGroup<Value extends string>({
  label,
  hideLabel,
  hint,
  error,
  required,
  id,
  options,
  variant = 'list',
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
          {...(!rest.disabled && prerenderedTabStop)}
          {...rest}
          {...control}
          required={required}
          // Radix returns only values of `options`.
          onValueChange={(value) => onValueChange?.(value as Value)}
          className={css.group({ variant })}
          style={{ ...(columns !== undefined && inColumns(columns)), ...rest.style }}
        >
          {options.map((option) => (
            <RadioItem key={option.value} option={option} variant={variant} />
          ))}
        </Base.Root>
      )}
    </Field>
  );
}

export const radioGroupVariants = ['list', 'segmented'] as const;

export interface RadioOption<Value extends string> {
  value: Value;
  /** The option's accessible name. */
  label: ReactNode;
  /** What selecting it means, below the label. */
  description?: ReactNode;
  /**
   * Content beside the label, for example a plan's name. Screen readers read it after the label, as part of the
   * description.
   */
  badge?: ReactNode;
  /** Visible but not selectable. Say why in `description`. */
  disabled?: boolean;
}

interface RadioItemProps {
  option: RadioOption<string>;
  variant: (typeof radioGroupVariants)[number];
}

/**
 * Selects the radio that an arrow key has focused. Radix does so only if the key is still down when the focus
 * arrives, which fails for a short press on a busy machine.
 */
function chooseByKeyboard({ currentTarget: radio, relatedTarget: from }: FocusEvent<HTMLButtonElement>) {
  if (!(from instanceof Element) || !from.matches('[role=radio]')) return;
  const within = radio.closest('[role=radiogroup]')?.contains(from) ?? false;
  // Rendered synchronously: Radix handles the focus next, finds the radio selected, and does not select it again.
  if (within && radio.matches(':focus-visible')) flushSync(() => radio.click());
}

/** One option: the whole row or segment is the radio. */
function RadioItem({ option, variant }: RadioItemProps) {
  const id = useId();
  const ids = { label: `${id}label`, badge: `${id}badge`, description: `${id}description` };
  const described = [isShown(option.badge) && ids.badge, isShown(option.description) && ids.description];
  return (
    <Base.Item
      value={option.value}
      disabled={option.disabled}
      onFocus={chooseByKeyboard}
      className={css.item({ variant })}
      aria-labelledby={ids.label}
      aria-describedby={described.filter(Boolean).join(' ') || undefined}
    >
      {variant === 'list' && <span className={css.circle} />}
      <span className={css.texts}>
        <span className={css.labelLine({ variant })}>
          <span id={ids.label}>{option.label}</span>
          {isShown(option.badge) && (
            <span id={ids.badge} className={css.badge}>
              {option.badge}
            </span>
          )}
        </span>
        {isShown(option.description) && (
          <span id={ids.description} className={css.description}>
            {option.description}
          </span>
        )}
      </span>
    </Base.Item>
  );
}
