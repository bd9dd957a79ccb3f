import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { classNames } from '../../class-names';
import { Heading, type HeadingProps } from '../../primitives/Heading';
import { Text } from '../../primitives/Text';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import { Button } from '../Button';
import * as css from './DangerZone.css';
import { TwoStepButton } from './TwoStepButton';

export const dangerZoneStates = ['idle', 'confirming', 'pending'] as const;

export interface DangerZoneProps extends Omit<ComponentProps<'section'>, 'title' | 'aria-labelledby'> {
  title: ReactNode;
  /** The heading's rank in the page's outline. */
  level?: HeadingProps['level'];
  /** Where it stands: nothing asked, asked, or under way. */
  state: (typeof dangerZoneStates)[number];
  /** What the button says: before, when asked again, and while it is under way. */
  labels: { act: string; confirm: string; pending: string };
  cancelLabel?: string;
  /** Shown and read out when asked again: what the second press does. */
  question: ReactNode;
  /** The first press. */
  onAsk: () => void;
  /** The second press. A double click is one press. */
  onConfirm: () => void;
  onCancel: () => void;
}

/** What destroys something for good, set apart from the rest: one button that has to be pressed twice. */
export function DangerZone({
  title,
  level = 2,
  state,
  labels,
  cancelLabel = 'Cancel',
  question,
  onAsk,
  onConfirm,
  onCancel,
  className,
  children,
  ...rest
}: DangerZoneProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const confirming = state === 'confirming';
  const cancel = () => {
    // Cancel goes away with the question; its focus goes where the question came from.
    button.current?.focus();
    onCancel();
  };
  const cancelByEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && confirming) cancel();
  };
  return (
    <section {...rest} className={classNames(css.root, className)} aria-labelledby={id} data-state={state}>
      <Heading id={id} level={level} size="card">
        {title}
      </Heading>
      {children && <Text tone="textMuted">{children}</Text>}
      <div role="status" className={css.question}>
        {confirming && <Text weight="medium">{question}</Text>}
        {state === 'pending' && <VisuallyHidden>{labels.pending}</VisuallyHidden>}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape bubbles up from the buttons inside. */}
      <div className={css.actions} onKeyDown={cancelByEscape}>
        <TwoStepButton {...{ state, labels, onAsk, onConfirm }} ref={button} />
        {confirming && <Button onClick={cancel}>{cancelLabel}</Button>}
      </div>
    </section>
  );
}
