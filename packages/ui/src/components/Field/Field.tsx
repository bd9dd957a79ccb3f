import type { ReactNode } from 'react';
import { classNames } from '../../class-names';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import * as css from './Field.css';
import { FieldMessages } from './FieldMessages';
import { isShown } from './is-shown';
import { RequiredMarked } from './RequiredMarked';
import { type FieldControl, type FieldTexts, useField } from './use-field';

/** What a caller may say about a field whose texts stand above and under the control. */
export interface FieldOptions extends FieldTexts {
  /** Keeps the label for screen readers alone, where the place says what to enter, as in a search bar. */
  hideLabel?: boolean | undefined;
}

/** The wiring of a control that a `<label>` cannot point at, such as a group. */
interface GroupControl extends FieldControl {
  'aria-labelledby': string;
}

interface FieldBase extends FieldOptions {
  id: string | undefined;
  name?: string | undefined;
  describedBy: string | undefined;
  className: string | undefined;
  /** At the end of the label's line, such as a slider's value. */
  aside?: ReactNode;
  /** Worth knowing while answering, and no error. */
  notice?: ReactNode;
  /** At the end of the messages' line, such as a counter. */
  footer?: ReactNode;
}

interface ControlField extends FieldBase {
  group?: false;
  /** Renders the control and spreads the wiring on it. */
  children: (control: FieldControl) => ReactNode;
}

interface GroupField extends FieldBase {
  /** The control is not one native element: it is named by `aria-labelledby`. */
  group: true;
  children: (control: GroupControl) => ReactNode;
}

/** A control with its label above and its hint and error under it. Private: every form component is built on it. */
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
