import {
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  useId,
  useImperativeHandle,
  useRef,
} from 'react';
import { classNames } from '../../class-names';
import { Alert } from '../Alert';
import { type FormErrors, FormErrorsContext } from '../Field';
import * as css from './Form.css';
import { formValues } from './form-values';
import { useFocusOnError } from './use-focus-on-error';

export interface FormProps<Name extends string>
  extends Omit<ComponentProps<'form'>, 'onSubmit' | 'action' | 'method' | 'noValidate'> {
  /** The names of the fields whose values it hands up. */
  fields: readonly Name[];
  /**
   * What was typed into each of `fields`, without the spaces around it; passwords exactly as typed. A ticked box is
   * `'on'`, one that is not ticked is empty. Not called while `pending`.
   */
  onSubmit: (values: Readonly<Record<NoInfer<Name>, string>>) => void;
  /**
   * What is wrong, by field: shown at the field of that name, and the first one takes the focus. Give them in answer
   * to a press, not to what is being typed.
   */
  errors?: Readonly<Partial<Record<NoInfer<Name>, ReactNode>>> | undefined;
  /** What is wrong with the whole, in one sentence: shown above the fields. */
  problem?: ReactNode;
  /** Whether the problem is read out when it comes up. `false` where something else says the same, such as a toast. */
  problemLive?: boolean;
  /** It was submitted and is at work: further submits are ignored. What was typed stays. */
  pending?: boolean;
}

const noErrors: FormErrors = {};

/** Fields that are sent together. It checks nothing itself and keeps what was typed, whatever comes of it. */
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
  const errors: FormErrors = given ?? noErrors;
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
      // Never sent by the browser itself, not even before there is a script: passwords would stand in the address.
      method="dialog"
      noValidate
      onSubmit={submit}
      className={classNames(css.root, className)}
      aria-describedby={classNames(problem ? problemId : undefined, describedBy) || undefined}
    >
      {problem && <Alert tone="danger" id={problemId} title={problem} live={problemLive} />}
      <FormErrorsContext value={errors}>{children}</FormErrorsContext>
    </form>
  );
}
