import { type ChangeEvent, type ComponentProps, useId, useState } from 'react';
import { classNames } from '../../class-names';
import { controlBox, entry, Field, type FieldOptions, focusBox } from '../Field';
import { Counter } from './Counter';
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
  /** Most characters it takes (UTF-16 units, as the browser counts). Input beyond it is ignored; a paste is cut. Shows a counter. */
  limit: number;
  /** The counter turns to a warning above this many characters. Nine tenths of `limit` when not given. */
  warnFrom?: number;
}

export type TextAreaProps = TextAreaBase & (FreeLength | LimitedLength);

/** Several lines of text with their label. `className` goes to the whole field, everything else to the text area. */
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
