import { Minus, Plus } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useState } from 'react';
import { classNames } from '../../class-names';
import { Icon } from '../../primitives/Icon';
import { controlBox, entry, Field, type FieldOptions, focusBox } from '../Field';
import { IconButton } from '../IconButton';
import * as css from './NumberField.css';
import { formatNumber, parseNumber, stepped } from './number-text';

export const numberFieldSizes = ['m', 'l'] as const;

export interface NumberFieldProps
  extends FieldOptions,
    Omit<
      ComponentProps<'input'>,
      'size' | 'required' | 'type' | 'role' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'step'
    > {
  /** Null while it is empty. */
  value: number | null;
  /** Called with each typed number within the limits, with the nearest one of others when the field is left, and with null. */
  onValueChange: (value: number | null) => void;
  min?: number;
  max?: number;
  /** What an arrow key or a button adds. Page Up and Page Down add ten times as much. */
  step?: number;
  /** The accessible name of the button that takes a step away: 'Less'. */
  decreaseLabel: string;
  /** The accessible name of the button that adds a step: 'More'. */
  increaseLabel: string;
  /** The language whose decimal separator is shown. Both a point and a comma are understood where they cannot be confused. */
  locale?: string;
  /** Content after the number, such as its unit. */
  end?: ReactNode;
  /** Its height: 40 or 48 px. */
  size?: (typeof numberFieldSizes)[number];
}

/** A number that is typed or stepped. `className` goes to the whole field, everything else to the input. */
export function NumberField({
  label,
  hideLabel,
  hint,
  error,
  required,
  id,
  value,
  onValueChange,
  min = Number.NEGATIVE_INFINITY,
  max = Number.POSITIVE_INFINITY,
  step = 1,
  decreaseLabel,
  increaseLabel,
  locale = 'en',
  end,
  size = 'l',
  className,
  disabled,
  readOnly,
  onBlur,
  onKeyDown,
  'aria-describedby': describedBy,
  ...rest
}: NumberFieldProps) {
  /** What is being typed; otherwise the field shows the value. */
  const [typed, setTyped] = useState<string>();
  const limits = { min, max, step };
  const isFixed = disabled || readOnly;
  const move = (steps: number) => {
    setTyped(undefined);
    const next = stepped(value, steps, limits);
    if (!isFixed && next !== value) onValueChange(next);
  };
  const type = (text: string) => {
    setTyped(text);
    const next = parseNumber(text, locale);
    if (next === undefined || (next !== null && (next < min || next > max))) return;
    if (next !== value) onValueChange(next);
  };
  const commit = () => {
    if (typed === undefined) return;
    setTyped(undefined);
    const next = parseNumber(typed, locale);
    if (next === undefined || next === null) return;
    const nearest = Math.min(max, Math.max(min, next));
    if (nearest !== value) onValueChange(nearest);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented) return;
    if (event.key === 'Enter') commit();
    const steps = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
    if (steps === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    move(steps);
  };
  const button = (steps: number, name: string) => (
    <IconButton
      label={name}
      size="s"
      icon={<Icon of={steps < 0 ? Minus : Plus} size="s" />}
      className={css.button}
      // The arrow keys do the same.
      tabIndex={-1}
      disabled={isFixed || (value !== null && stepped(value, steps, limits) === value)}
      onClick={() => move(steps)}
    />
  );
  return (
    <Field {...{ label, hideLabel, hint, error, required, id, describedBy, className }} name={rest.name}>
      {(control) => (
        <div
          className={classNames(controlBox({ size }), focusBox)}
          data-invalid={control['aria-invalid']}
          data-disabled={disabled || undefined}
        >
          <input
            autoComplete="off"
            inputMode={Number.isInteger(step) && min >= 0 ? 'numeric' : 'decimal'}
            {...rest}
            {...control}
            type="text"
            role="spinbutton"
            aria-valuenow={value ?? undefined}
            aria-valuemin={Number.isFinite(min) ? min : undefined}
            aria-valuemax={Number.isFinite(max) ? max : undefined}
            disabled={disabled}
            readOnly={readOnly}
            required={required}
            className={classNames(entry, css.input)}
            value={typed ?? formatNumber(value, locale)}
            onChange={(event) => type(event.currentTarget.value)}
            onBlur={(event) => {
              commit();
              onBlur?.(event);
            }}
            onKeyDown={press}
          />
          {end && <span className={css.end}>{end}</span>}
          {button(-1, decreaseLabel)}
          {button(1, increaseLabel)}
        </div>
      )}
    </Field>
  );
}
