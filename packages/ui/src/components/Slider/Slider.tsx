import { Slider as Base } from 'radix-ui';
import { type ComponentProps, useState } from 'react';
import { Field, type FieldOptions } from '../Field';
import * as css from './Slider.css';

type BaseProps = ComponentProps<typeof Base.Root>;

export interface SliderProps
  extends Omit<FieldOptions, 'required' | 'error'>,
    Omit<
      BaseProps,
      | 'value'
      | 'defaultValue'
      | 'onValueChange'
      | 'onValueCommit'
      | 'children'
      | 'asChild'
      | 'orientation'
      | 'inverted'
      | 'minStepsBetweenThumbs'
      | 'preserveThumbOrder'
    > {
  /** Default: 0. */
  min?: number;
  /** Default: 100. */
  max?: number;
  /** The step of an arrow key. PageUp and PageDown move ten steps. Default: 1. */
  step?: number;
  value?: number | undefined;
  /** The initial value when uncontrolled. Default: `min`. */
  defaultValue?: number | undefined;
  /** Called on every change, also while dragging. */
  onValueChange?: ((value: number) => void) | undefined;
  /** Called once at the end of a drag or key press: use it for expensive work. */
  onValueCommit?: ((value: number) => void) | undefined;
  /** The displayed and announced value, for example `40 px`. Default: the bare number. */
  formatValue?: (value: number) => string;
}

/** An approximate number within limits. `className` goes to the whole field, the rest to the slider. */
export function Slider({
  label,
  hideLabel,
  hint,
  id,
  min = 0,
  value,
  defaultValue = min,
  onValueChange,
  onValueCommit,
  formatValue = String,
  disabled = false,
  className,
  'aria-describedby': describedBy,
  ...rest
}: SliderProps) {
  const [own, setOwn] = useState(defaultValue);
  const current = value ?? own;
  const words = formatValue(current);
  const move = ([next = min]: number[]) => {
    setOwn(next);
    onValueChange?.(next);
  };
  const shownValue = (
    <span className={css.value} data-disabled={disabled || undefined} aria-hidden="true">
      {words}
    </span>
  );
  return (
    <Field group {...{ label, hideLabel, hint, id, describedBy, className }} aside={shownValue}>
      {({ id: rootId, ...naming }) => (
        <Base.Root
          {...rest}
          {...{ min, disabled }}
          id={rootId}
          value={[current]}
          onValueChange={move}
          onValueCommit={([next = min]) => onValueCommit?.(next)}
          className={css.root}
        >
          <Base.Track className={css.track}>
            <Base.Range className={css.range} />
          </Base.Track>
          <Base.Thumb {...naming} aria-valuetext={words} className={css.thumb} />
        </Base.Root>
      )}
    </Field>
  );
}
