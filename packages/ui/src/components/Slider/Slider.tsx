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
  /** 0 unless given. */
  min?: number;
  /** 100 unless given. */
  max?: number;
  /** What an arrow key moves; PageUp and PageDown move ten of them. 1 unless given. */
  step?: number;
  value?: number | undefined;
  /** Where it starts when nobody holds `value`: `min` unless given. */
  defaultValue?: number | undefined;
  /** At every move, also while dragging. */
  onValueChange?: ((value: number) => void) | undefined;
  /** Once, when a drag or a key press is over: the place for costly work. */
  onValueCommit?: ((value: number) => void) | undefined;
  /** The value in words, shown and read aloud, for example `40 px`. The bare number unless given. */
  formatValue?: (value: number) => string;
}

/** A number within bounds, where about right is right. `className` goes to the whole field, the rest to the slider. */
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
