import * as messages from '@verapix/messages/ui';
import { Check, X } from 'lucide-react';
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { classNames } from '../../class-names';
import { Icon } from '../../primitives/Icon';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import { controlBox, entry, Field, focusBox, type FieldOptions } from '../Field';
import { IconButton } from '../IconButton';
import * as css from './Combobox.css';

export interface ComboboxOption<Value extends string> {
  value: Value;
  label: string;
  /** A few words at the end of the row: a size, 'on this device'. */
  note?: ReactNode;
}

export interface ComboboxProps<Value extends string>
  extends FieldOptions,
    Omit<
      ComponentProps<'input'>,
      'value' | 'defaultValue' | 'onChange' | 'required' | 'size' | 'type' | 'role'
    > {
  options: readonly ComboboxOption<Value>[];
  /** The chosen options, in any order. */
  value: readonly Value[];
  /** Called with all that are chosen then. Where the field is `required`, the last one stays. */
  onValueChange: (value: readonly Value[]) => void;
}

/** Several of many options: those that are chosen stand in the field, and typing finds others. */
export function Combobox<Value extends string>({
  label,
  hideLabel,
  hint,
  error,
  required = false,
  id,
  options,
  value,
  onValueChange,
  disabled = false,
  className,
  'aria-describedby': describedBy,
  ...rest
}: ComboboxProps<Value>) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const found = options.filter((option) => matches(option.label, query));
  const current = isOpen ? found[Math.min(active, found.length - 1)] : undefined;
  const chosen = options.filter((option) => value.includes(option.value));
  const isLast = (option: Value) => required && value.length === 1 && value[0] === option;
  useEffect(() => {
    if (isOpen) list.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  useEffect(() => {
    if (current) document.getElementById(`${listId}${current.value}`)?.scrollIntoView({ block: 'nearest' });
  }, [current, listId]);

  const toggle = (option: Value) => {
    if (isLast(option)) return;
    onValueChange(value.includes(option) ? value.filter((each) => each !== option) : [...value, option]);
    setQuery('');
  };
  const open = (at: number) => {
    setOpen(true);
    setActive(at);
  };
  const close = () => {
    setOpen(false);
    setQuery('');
  };
  const move = (by: number) => {
    if (!isOpen) open(by > 0 ? 0 : found.length - 1);
    else setActive((Math.min(active, found.length - 1) + by + found.length) % Math.max(1, found.length));
  };
  const press = (event: KeyboardEvent) => {
    const last = value.at(-1);
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && current) toggle(current.value);
    else if (event.key === 'Escape' && isOpen) close();
    else if (event.key === 'Backspace' && query === '' && last !== undefined) toggle(last);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Field {...{ label, hideLabel, hint, error, required, id, describedBy, className }}>
      {(control) => (
        <div className={css.root}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a press beside the input means the input. */}
          <div
            className={classNames(controlBox({ size: 'm' }), focusBox, css.box)}
            data-disabled={disabled || undefined}
            data-invalid={control['aria-invalid']}
            onMouseDown={(event) => {
              if (event.target !== event.currentTarget) return;
              event.preventDefault();
              input.current?.focus();
            }}
          >
            <ul className={css.chosen} aria-label={messages.chosen}>
              {chosen.map((option) => (
                <li key={option.value} className={classNames(css.chip, isLast(option.value) && css.alone)}>
                  {option.label}
                  {!isLast(option.value) && (
                    <IconButton
                      size="s"
                      label={messages.removeNamed({ name: option.label })}
                      icon={<Icon of={X} size="s" />}
                      disabled={disabled}
                      onClick={() => {
                        toggle(option.value);
                        input.current?.focus();
                      }}
                    />
                  )}
                </li>
              ))}
            </ul>
            <input
              {...rest}
              {...control}
              ref={input}
              type="text"
              role="combobox"
              autoComplete="off"
              aria-autocomplete="list"
              aria-expanded={isOpen}
              aria-controls={isOpen ? listId : undefined}
              aria-activedescendant={current && `${listId}${current.value}`}
              aria-required={required || undefined}
              disabled={disabled}
              className={classNames(entry, css.input)}
              value={query}
              onChange={(event) => {
                setQuery(event.currentTarget.value);
                open(0);
              }}
              onClick={() => open(0)}
              onKeyDown={press}
              onBlur={close}
            />
          </div>
          {isOpen && (
            <div
              ref={list}
              id={listId}
              role="listbox"
              aria-multiselectable
              aria-labelledby={`${listId}name`}
              className={css.list}
              // The focus stays in the input.
              onMouseDown={(event) => event.preventDefault()}
            >
              <VisuallyHidden id={`${listId}name`}>{label}</VisuallyHidden>
              {found.map((option, at) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the input's.
                // biome-ignore lint/a11y/useFocusableInteractive: the input keeps the focus.
                <div
                  key={option.value}
                  id={`${listId}${option.value}`}
                  role="option"
                  aria-selected={value.includes(option.value)}
                  aria-disabled={isLast(option.value) || undefined}
                  data-active={option === current || undefined}
                  className={css.option}
                  onPointerMove={() => setActive(at)}
                  onClick={() => toggle(option.value)}
                >
                  <span className={css.tick}>{value.includes(option.value) && <Icon of={Check} />}</span>
                  {option.label}
                  {option.note && <span className={css.note}>{option.note}</span>}
                </div>
              ))}
              {found.length === 0 && <div className={css.nothing}>{messages.nothingFound}</div>}
            </div>
          )}
          <VisuallyHidden role="status">
            {isOpen && query !== '' && messages.foundOptions({ count: found.length })}
          </VisuallyHidden>
        </div>
      )}
    </Field>
  );
}

/** Without regard to case and accents: `francais` finds "Français". */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();
const matches = (label: string, query: string) => plain(label).includes(plain(query.trim()));
