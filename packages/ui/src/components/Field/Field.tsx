import { CircleAlert, TriangleAlert } from 'lucide-react';
import { createContext, type ReactNode, useContext, useId } from 'react';
import { classNames } from '../../class-names';
import { Icon } from '../../primitives/Icon';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import * as css from './Field.css';

/** Props of a field with its label above and its messages below the control. */
export interface FieldOptions extends FieldTexts {
  /** Hides the label visually, if the context shows what to enter, as in a search bar. */
  hideLabel?: boolean | undefined;
}

/** The ARIA attributes of a control that a `<label>` cannot reference, such as a group. */
interface GroupControl extends FieldControl {
  'aria-labelledby': string;
}

interface FieldBase extends FieldOptions {
  id: string | undefined;
  name?: string | undefined;
  describedBy: string | undefined;
  className: string | undefined;
  /** Content at the end of the label's line, such as a slider's value. */
  aside?: ReactNode;
  /** A notice that helps while filling in the field. It is not an error. */
  notice?: ReactNode;
  /** Content at the end of the message line, such as a counter. */
  footer?: ReactNode;
}

interface ControlField extends FieldBase {
  group?: false;
  /** Renders the control. Spread the given attributes on it. */
  children: (control: FieldControl) => ReactNode;
}

interface GroupField extends FieldBase {
  /** The control is not a single native element: it is named by `aria-labelledby`. */
  group: true;
  children: (control: GroupControl) => ReactNode;
}

/** A control with its label above and its hint and error below. Private: all form components are built on it. */
export function Field(props: ControlField | GroupField) {
  const { hideLabel = false, required = false, hint, notice, aside, footer } = props;
  const { ids, control, error } = useField(props);
  const words = <RequiredMarked required={required}>{props.label}</RequiredMarked>;
  const label = props.group ? (
    <span id={ids.label} className={css.label}>
      {words}
    </span>
  ) : (
    <label id={ids.label} htmlFor={control.id} className={css.label}>
      {words}
    </label>
  );
  return (
    <div className={classNames(css.root, props.className)}>
      <div className={css.head} data-empty={(hideLabel && !isShown(aside)) || undefined}>
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        {aside}
      </div>
      {props.group ? props.children({ ...control, 'aria-labelledby': ids.label }) : props.children(control)}
      <div className={css.foot}>
        <FieldMessages {...{ ids, hint, error, notice }} />
        {footer}
      </div>
    </div>
  );
}

interface FieldMessagesProps extends Pick<FieldTexts, 'hint' | 'error'> {
  ids: FieldIds;
  /** A notice that helps while filling in the field. It is not an error. */
  notice?: ReactNode;
  className?: string;
}

/** The error, then the hint. A new error or notice is announced politely. */
function FieldMessages({ ids, hint, error, notice, className }: FieldMessagesProps) {
  return (
    <div className={classNames(css.messages, className)}>
      <div aria-live="polite">
        {isShown(error) && (
          <div className={css.error}>
            <Icon of={CircleAlert} size="s" className={css.messageIcon} />
            <span id={ids.error}>{error}</span>
          </div>
        )}
        {isShown(notice) && (
          <div className={css.notice}>
            <Icon of={TriangleAlert} size="s" className={css.messageIcon} />
            <span>{notice}</span>
          </div>
        )}
      </div>
      {isShown(hint) && (
        <div id={ids.hint} className={css.hint}>
          {hint}
        </div>
      )}
    </div>
  );
}

interface RequiredMarkedProps {
  required: boolean;
  children: ReactNode;
}

/** A label with the asterisk of a required field. Screen readers learn from the control itself that it is required. */
function RequiredMarked({ required, children }: RequiredMarkedProps) {
  return (
    <>
      {children}
      {required && (
        <span className={css.requiredMark} aria-hidden="true">
          *
        </span>
      )}
    </>
  );
}

/** The side of the label on which the control is. */
export const choiceSides = ['start', 'end'] as const;

interface ChoiceFieldProps extends FieldTexts {
  id: string | undefined;
  name: string | undefined;
  describedBy: string | undefined;
  className: string | undefined;
  disabled: boolean;
  side?: (typeof choiceSides)[number];
  /** Renders the control. Spread the given attributes on it. */
  children: (control: FieldControl) => ReactNode;
}

/** A small control with its label beside it and its hint and error below the label. Private to Switch and Checkbox. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { label, hint, required = false, disabled, side = 'start' } = props;
  const { ids, control, error } = useField(props);
  return (
    <div className={classNames(css.choice({ side }), props.className)}>
      {props.children(control)}
      <div className={css.choiceTexts}>
        <label htmlFor={control.id} className={css.choiceLabel} data-disabled={disabled || undefined}>
          <RequiredMarked required={required}>{label}</RequiredMarked>
        </label>
        <FieldMessages ids={ids} hint={hint} error={error} className={css.choiceMessages} />
      </div>
    </div>
  );
}

/** The texts of a labelled control. */
export interface FieldTexts {
  /** The accessible name. */
  label: ReactNode;
  /** How to fill in the field, shown below the control. */
  hint?: ReactNode;
  /** What is wrong and how to fix it. The control is invalid while it is set. */
  error?: ReactNode;
  /** The field must be filled in: marked with an asterisk and announced to screen readers. */
  required?: boolean | undefined;
}

/** The attributes that link a control with its texts. */
interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldIds {
  label: string;
  hint: string;
  error: string;
}

interface FieldInput extends Pick<FieldTexts, 'hint' | 'error'> {
  /** The control's id, if the caller needs to know it. */
  id: string | undefined;
  /** Its name in the form. The surrounding form may hold an error for this name. */
  name?: string | undefined;
  /** Ids of further descriptions outside the field. */
  describedBy: string | undefined;
}

/**
 * Creates the ids of a field's parts and links the control with the visible ones. The error is the field's own or the
 * form's.
 */
function useField({ id, name, hint, error: ownError, describedBy }: FieldInput): {
  ids: FieldIds;
  control: FieldControl;
  error: ReactNode;
} {
  const own = useId();
  const error = useFieldError(name, ownError);
  const ids = { label: `${own}label`, hint: `${own}hint`, error: `${own}error` };
  const invalid = isShown(error);
  const descriptions = [invalid && ids.error, isShown(hint) && ids.hint, describedBy].filter(Boolean);
  return {
    ids,
    error,
    control: {
      id: id ?? `${own}control`,
      'aria-describedby': descriptions.join(' ') || undefined,
      'aria-invalid': invalid || undefined,
    },
  };
}

/** Errors of a form's fields, by field name. */
export type FormErrors = Readonly<Record<string, ReactNode>>;

/** The errors of the surrounding form. */
export const FormErrorsContext = createContext<FormErrors>({});

/** Returns a field's error: its own, or the form's for its name. */
function useFieldError(name: string | undefined, own: ReactNode): ReactNode {
  const errors = useContext(FormErrorsContext);
  return isShown(own) || name === undefined ? own : errors[name];
}

/** Returns true for content that React renders; it renders nothing for these values. */
export function isShown(text: ReactNode): boolean {
  return text !== undefined && text !== null && text !== false && text !== '';
}
