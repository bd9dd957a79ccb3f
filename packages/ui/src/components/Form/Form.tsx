import {
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
} from 'react';
import { classNames } from '../../class-names';
import { Alert } from '../Alert';
import { type FormErrors, FormErrorsContext, isShown } from '../Field';
import * as css from './Form.css';

export interface FormProps<Name extends string>
  extends Omit<ComponentProps<'form'>, 'onSubmit' | 'action' | 'method' | 'noValidate'> {
  /** The names of the fields whose values are submitted. */
  fields: readonly Name[];
  /**
   * Called with the value of each of `fields`, trimmed; passwords are unchanged. A checked box is `'on'`, an
   * unchecked one is empty. Not called while `pending`.
   */
  onSubmit: (values: Readonly<Record<NoInfer<Name>, string>>) => void;
  /**
   * Errors by field name: shown at the field, and the first one receives the focus. Set them in response to a submit,
   * not while the user types.
   */
  errors?: Readonly<Partial<Record<NoInfer<Name>, ReactNode>>> | undefined;
  /** The error of the whole form, in one sentence: shown above the fields. */
  problem?: ReactNode;
  /** Whether the problem is announced when it appears. `false` if something else announces it, such as a toast. */
  problemLive?: boolean;
  /** The form is being submitted: further submits are ignored. The values stay. */
  pending?: boolean;
}

const noErrors: FormErrors = {};

/** Fields that are submitted together. The form does not validate, and it keeps its values after a submit. */
export function Form<Name extends string>({
  fields,
  onSubmit,
  errors: given,
  problem,
  problemLive = true,
  pending = false,
  className,
  children,
  ref,
  'aria-describedby': describedBy,
  ...rest
}: FormProps<Name>) {
  // One identity for no errors: a field that still hydrates would show its fallback when the context changes.
  const errors: FormErrors = given && Object.keys(given).length > 0 ? given : noErrors;
  const problemId = useId();
  const form = useRef<HTMLFormElement>(null);
  useImperativeHandle<HTMLFormElement | null, HTMLFormElement | null>(ref, () => form.current);
  const expectAnswer = useFocusOnError({ form, errors, pending });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    expectAnswer();
    onSubmit(formValues(event.currentTarget, fields));
  };
  return (
    <form
      {...rest}
      ref={form}
      // The browser itself never submits the form, not even before scripts have loaded: passwords would end up in the
      // URL.
      method="dialog"
      noValidate
      onSubmit={submit}
      className={classNames(css.root, className)}
      aria-describedby={classNames(problem ? problemId : undefined, describedBy) || undefined}
    >
      {problem && <Alert tone="danger" id={problemId} title={problem} live={problemLive} />}
      <FormErrorsContext.Provider value={errors}>{children}</FormErrorsContext.Provider>
    </form>
  );
}

/** Reads the values of the named fields of a form. A missing or unchecked field is the empty string. */
function formValues<Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
): Record<Name, string> {
  const data = new FormData(form);
  const entries = names.map((name) => {
    const typed = data.get(name);
    if (typeof typed !== 'string') return [name, ''];
    return [name, isPassword(form.elements.namedItem(name)) ? typed : typed.trim()];
  });
  return Object.fromEntries(entries);
}

/** A password field, hidden or revealed. */
function isPassword(element: Element | RadioNodeList | null): boolean {
  if (!(element instanceof HTMLInputElement)) return false;
  return element.type === 'password' || element.autocomplete.endsWith('-password');
}

interface FocusOnErrorInput {
  form: RefObject<HTMLFormElement | null>;
  errors: FormErrors;
  pending: boolean;
}

/**
 * Moves the focus to the first invalid field, once after each submit, and when another field becomes invalid. An
 * error that disappears moves nothing. Returns a function to call on each submit.
 */
function useFocusOnError({ form, errors, pending }: FocusOnErrorInput): () => void {
  const answerDue = useRef(false);
  const known = useRef<readonly string[]>([]);
  useEffect(() => {
    if (pending) return;
    const wrong = Object.keys(errors).filter((name) => isShown(errors[name]));
    const isNew = wrong.some((name) => !known.current.includes(name));
    known.current = wrong;
    if (wrong.length === 0 || !(isNew || answerDue.current)) return;
    answerDue.current = false;
    // A group, such as radio buttons, passes the focus on to the element that Tab would reach.
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
  return () => {
    answerDue.current = true;
  };
}
