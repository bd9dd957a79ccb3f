import { ToggleGroup as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import { prerenderedTabStop } from '../../prerendered-tab-stop';
import { Icon, type IconDrawing } from '../../primitives/Icon';
import * as css from './ToggleGroup.css';

export interface ToggleOption<Value extends string> {
  value: Value;
  label: string;
  icon?: IconDrawing;
  disabled?: boolean;
}

export interface ToggleGroupProps<Value extends string>
  extends Omit<ComponentProps<'div'>, 'children' | 'aria-label' | 'defaultValue' | 'onChange' | 'dir'> {
  /** What is chosen: the group's accessible name. */
  label: string;
  options: readonly ToggleOption<Value>[];
  /** Those that are on. */
  value: readonly Value[];
  /** Called with all that are on then. */
  onValueChange: (value: Value[]) => void;
  disabled?: boolean;
}

/** A few things that are on or off, any number of them, with immediate effect. One stop of the Tab key. */
export function ToggleGroup<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  disabled = false,
  className,
  ...rest
}: ToggleGroupProps<Value>) {
  return (
    <Radix.Root
      {...(!disabled && prerenderedTabStop)}
      {...rest}
      type="multiple"
      aria-label={label}
      value={[...value]}
      onValueChange={(next) => onValueChange(next as Value[])}
      disabled={disabled}
      className={classNames(css.root, className)}
    >
      {options.map((option) => (
        <Radix.Item
          key={option.value}
          value={option.value}
          disabled={option.disabled ?? false}
          className={css.item}
        >
          {option.icon && <Icon of={option.icon} size="s" />}
          {option.label}
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}
