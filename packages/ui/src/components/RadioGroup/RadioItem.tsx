import { RadioGroup as Base } from 'radix-ui';
import { type FocusEvent, type ReactNode, useId } from 'react';
import { flushSync } from 'react-dom';
import { isShown } from '../Field';
import * as css from './RadioGroup.css';

export const radioGroupLooks = ['list', 'segmented'] as const;

export interface RadioOption<Value extends string> {
  value: Value;
  /** The option's accessible name. */
  label: ReactNode;
  /** What choosing it means, under the label. */
  description?: ReactNode;
  /** Beside the label, for example a plan's name. It is read after the label, as part of the description. */
  badge?: ReactNode;
  /** It can be seen but not chosen. Say why in `description`. */
  disabled?: boolean;
}

interface RadioItemProps {
  option: RadioOption<string>;
  look: (typeof radioGroupLooks)[number];
}

/**
 * Chooses the radio that an arrow key has led to. Radix does so only while the key is still down when the focus
 * arrives, which a short press on a busy machine does not wait for.
 */
function chooseByKeyboard({ currentTarget: radio, relatedTarget: from }: FocusEvent<HTMLButtonElement>) {
  if (!(from instanceof Element) || !from.matches('[role=radio]')) return;
  const within = radio.closest('[role=radiogroup]')?.contains(from) ?? false;
  // Rendered at once: Radix, next to hear of the focus, then finds it chosen and does not choose it again.
  if (within && radio.matches(':focus-visible')) flushSync(() => radio.click());
}

/** One option: the whole row, or segment, is the radio. */
export function RadioItem({ option, look }: RadioItemProps) {
  const id = useId();
  const ids = { label: `${id}label`, badge: `${id}badge`, description: `${id}description` };
  const described = [isShown(option.badge) && ids.badge, isShown(option.description) && ids.description];
  return (
    <Base.Item
      value={option.value}
      disabled={option.disabled}
      onFocus={chooseByKeyboard}
      className={css.item({ look })}
      aria-labelledby={ids.label}
      aria-describedby={described.filter(Boolean).join(' ') || undefined}
    >
      {look === 'list' && <span className={css.circle} />}
      <span className={css.texts}>
        <span className={css.labelLine({ look })}>
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
