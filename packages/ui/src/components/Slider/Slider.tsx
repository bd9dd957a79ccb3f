import {
  type ChangeEvent,
  type ComponentProps,
  type CSSProperties,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useLatest } from '../../hooks/use-latest';
import { Field, type FieldOptions } from '../Field';
import * as css from './Slider.css';

export interface SliderProps
  extends Omit<FieldOptions, 'required' | 'error'>,
    Omit<
      ComponentProps<'input'>,
      'ref' | 'type' | 'min' | 'max' | 'step' | 'value' | 'defaultValue' | 'onChange' | 'size' | 'list'
    > {
  /** Default: 0. */
  min?: number;
  /** Default: 100. */
  max?: number;
  /** The step of an arrow key. Default: 1. */
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
  max = 100,
  step = 1,
  value,
  defaultValue = min,
  onValueChange,
  onValueCommit,
  formatValue = String,
  disabled = false,
  className,
  style,
  'aria-describedby': describedBy,
  ...rest
}: SliderProps) {
  const [own, setOwn] = useState(defaultValue);
  const current = value ?? own;
  const words = formatValue(current);
  const inputRef = useCommits(onValueCommit);
  const move = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setOwn(target.valueAsNumber);
    onValueChange?.(target.valueAsNumber);
  };
  const shownValue = (
    <span className={css.value} data-disabled={disabled || undefined} aria-hidden="true">
      {words}
    </span>
  );
  const filled = max > min ? (current - min) / (max - min) : 0;
  return (
    <Field {...{ label, hideLabel, hint, id, describedBy, className }} aside={shownValue}>
      {(control) => (
        <input
          {...rest}
          {...control}
          {...{ min, max, step, disabled }}
          ref={inputRef}
          type="range"
          value={current}
          aria-valuetext={words}
          onChange={move}
          className={css.input}
          style={{ [css.filledProperty]: filled, ...style } as CSSProperties}
        />
      )}
    </Field>
  );
}

/** React's `onChange` is the browser's `input`: its `change`, at the end of a drag, has to be listened to. */
function useCommits(onValueCommit: SliderProps['onValueCommit']) {
  const inputRef = useRef<HTMLInputElement>(null);
  const commit = useLatest((value: number) => onValueCommit?.(value));
  useEffect(() => {
    const input = inputRef.current;
    const listener = () => input && commit(input.valueAsNumber);
    input?.addEventListener('change', listener);
    return () => input?.removeEventListener('change', listener);
  }, [commit]);
  return inputRef;
}
