import * as messages from '@verapix/messages/ui';
import { TriangleAlert } from 'lucide-react';
import { type ChangeEvent, type ComponentProps, useId, useImperativeHandle, useRef, useState } from 'react';
import { classNames } from '../../class-names';
import { Icon } from '../../primitives/Icon';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import { controlBox, entry, Field, type FieldOptions, focusBox, useValueBeforeHydration } from '../Field';
import * as css from './TextArea.css';

interface TextAreaBase
  extends FieldOptions,
    Omit<ComponentProps<'textarea'>, 'required' | 'maxLength' | 'value' | 'defaultValue'> {
  value?: string | undefined;
  defaultValue?: string | undefined;
}

interface FreeLength {
  limit?: undefined;
  warnFrom?: undefined;
}

interface LimitedLength {
  /**
   * Maximum length in UTF-16 code units, as the browser counts. Further input is ignored, and pasted text is cut.
   * Shows a counter.
   */
  limit: number;
  /** Above this many characters the counter becomes a warning. Default: nine tenths of `limit`. */
  warnFrom?: number;
}

export type TextAreaProps = TextAreaBase & (FreeLength | LimitedLength);

/** Several lines of text with a label. `className` goes to the whole field, everything else to the text area. */
export function TextArea({
  label,
  hideLabel,
  hint,
  error,
  required,
  id,
  limit,
  warnFrom = Math.floor((limit ?? 0) * 0.9),
  rows = 4,
  className,
  onChange,
  ref,
  'aria-describedby': describedBy,
  ...rest
}: TextAreaProps) {
  const counterId = useId();
  const [typedLength, setTypedLength] = useState(rest.defaultValue?.length ?? 0);
  const length = rest.value?.length ?? typedLength;
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTypedLength(event.target.value.length);
    onChange?.(event);
  };
  const input = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, () => input.current);
  useValueBeforeHydration(input, rest.value ?? rest.defaultValue, change);
  const limited = limit !== undefined;
  const descriptions = [limited && counterId, describedBy].filter(Boolean).join(' ') || undefined;
  const texts = { label, hideLabel, hint, error, required };
  return (
    <Field
      {...texts}
      {...{ id, className }}
      name={rest.name}
      describedBy={descriptions}
      footer={limited && <Counter id={counterId} {...{ length, limit, warnFrom }} />}
    >
      {(control) => (
        <div
          className={classNames(controlBox(), focusBox)}
          data-invalid={control['aria-invalid']}
          data-disabled={rest.disabled || undefined}
        >
          <textarea
            {...rest}
            {...control}
            ref={input}
            rows={rows}
            maxLength={limit}
            required={required}
            onChange={change}
            className={classNames(entry, css.entry)}
          />
        </div>
      )}
    </Field>
  );
}

interface CounterProps {
  /** For the text area's description: the limit. */
  id: string;
  length: number;
  limit: number;
  warnFrom: number;
}

/** The number of characters and the limit. Above `warnFrom` it becomes a warning, with an icon besides the colour. */
function Counter({ id, length, limit, warnFrom }: CounterProps) {
  const warns = length > warnFrom;
  return (
    <div className={css.counter} data-warning={warns || undefined}>
      <span aria-hidden="true" className={css.figures}>
        {warns && <Icon of={TriangleAlert} size="s" />}
        {length} / {limit}
      </span>
      <VisuallyHidden id={id}>{messages.characterLimit({ limit })}</VisuallyHidden>
      <VisuallyHidden role="status">{announcement(length, limit, warnFrom)}</VisuallyHidden>
    </div>
  );
}

/** Numbers of remaining characters with a further announcement, besides the first warning. */
const lastCall = 10;

/**
 * The announcement about the remaining characters. It changes only at thresholds (the first warning, the last ten
 * characters, the limit), so that it does not interrupt typing at each key. Empty while there is enough space.
 */
export function announcement(length: number, limit: number, warnFrom: number): string {
  if (length >= limit) return messages.limitReached({ limit });
  const remaining = limit - length;
  if (remaining <= lastCall) return messages.charactersOrFewer({ count: lastCall });
  if (length > warnFrom) return messages.fewerCharacters({ count: limit - warnFrom });
  return '';
}
