import { type ComponentProps, useId } from 'react';
import { classNames } from '../../class-names';
import { Icon, type IconDrawing } from '../../primitives/Icon';
import * as css from './SegmentedControl.css';

export interface Segment<Value extends string> {
  value: Value;
  label: string;
  icon?: IconDrawing;
}

export interface SegmentedControlProps<Value extends string>
  extends Omit<ComponentProps<'fieldset'>, 'onChange' | 'children' | 'aria-label'> {
  /** What is selected: the group's accessible name. */
  label: string;
  options: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/**
 * Two to four ways to show something, one of them selected, with immediate effect. Uses native radio buttons,
 * because it is part of pages that must load fast. In forms use `RadioGroup`.
 */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value: chosen,
  onChange,
  className,
  ...rest
}: SegmentedControlProps<Value>) {
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
