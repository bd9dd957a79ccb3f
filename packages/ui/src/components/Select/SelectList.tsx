import { Check, ChevronDown, ChevronUp } from 'lucide-react';
import { Select as Base } from 'radix-ui';
import { type ReactNode, useId } from 'react';
import { Icon } from '../../primitives/Icon';
import { isShown } from '../Field';
import * as css from './Select.css';

export interface SelectOption<Value extends string> {
  /** Not empty. */
  value: Value;
  /** The words in the list and, when chosen, in the field. */
  label: string;
  /** What choosing it means, under the label in the list. */
  description?: ReactNode;
  /** It can be seen but not chosen. */
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
export function SelectList({ options }: { options: readonly SelectOption<string>[] }) {
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
