import { Check, Minus } from 'lucide-react';
import { Checkbox as Base } from 'radix-ui';
import type { ComponentProps } from 'react';
import { Icon } from '../../primitives/Icon';
import { ChoiceField, type FieldTexts } from '../Field';
import * as css from './Checkbox.css';

export interface CheckboxProps
  extends FieldTexts,
    Omit<ComponentProps<typeof Base.Root>, 'asChild' | 'children' | 'required'> {}

/**
 * For consent, or for choosing any number of options. `checked` may be `'indeterminate'` for the parent of a mixed
 * group. `className` goes to the whole field, everything else to the box.
 */
export function Checkbox({
  label,
  hint,
  error,
  required,
  id,
  className,
  disabled = false,
  name,
  'aria-describedby': describedBy,
  ...rest
}: CheckboxProps) {
  return (
    <ChoiceField {...{ label, hint, error, required, id, name, describedBy, className, disabled }}>
      {(control) => (
        <Base.Root
          {...rest}
          {...control}
          name={name}
          disabled={disabled}
          required={required}
          className={css.box}
        >
          <Base.Indicator>
            <Icon of={Check} size="s" strokeWidth={3} className={css.check} />
            <Icon of={Minus} size="s" strokeWidth={3} className={css.dash} />
          </Base.Indicator>
        </Base.Root>
      )}
    </ChoiceField>
  );
}
