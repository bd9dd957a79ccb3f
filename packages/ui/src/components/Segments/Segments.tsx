import { type ComponentProps, useId } from 'react';
import { classNames } from '../../class-names';
import { Icon, type IconDrawing } from '../../primitives/Icon';
import * as css from './Segments.css';

export interface Segment<Value extends string> {
  value: Value;
  label: string;
  icon?: IconDrawing;
}

export interface SegmentsProps<Value extends string>
  extends Omit<ComponentProps<'fieldset'>, 'onChange' | 'children' | 'aria-label'> {
  /** What is chosen: the group's accessible name. */
  label: string;
  options: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/**
 * How something is shown: two or three ways side by side, one of them chosen, with effect at once. Made of native radios:
 * it stands on pages that must load fast, and needs no more. Within a form use `RadioGroup`.
 */
export function Segments<Value extends string>({
  label,
  options,
  value: chosen,
  onChange,
  className,
  ...rest
}: SegmentsProps<Value>) {
  const name = useId();
  return (
    <fieldset {...rest} aria-label={label} className={classNames(css.root, className)}>
      {options.map(({ value, label: text, icon }) => (
        <label key={value} className={css.choice}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            className={css.radio}
            onChange={() => onChange(value)}
          />
          {icon && <Icon of={icon} size="s" />}
          {text}
        </label>
      ))}
    </fieldset>
  );
}
