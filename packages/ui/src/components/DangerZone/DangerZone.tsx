import * as common from '@verapix/messages/common';
import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useId,
  useRef,
} from 'react';
import { classNames } from '../../class-names';
import { Heading, type HeadingProps } from '../../primitives/Heading';
import { Text } from '../../primitives/Text';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import { Button } from '../Button';
import { Spinner } from '../Spinner';
import * as css from './DangerZone.css';

export const dangerZoneStates = ['idle', 'confirming', 'pending'] as const;

export interface DangerZoneProps extends Omit<ComponentProps<'section'>, 'title' | 'aria-labelledby'> {
  title: ReactNode;
  /** The heading's level in the page's outline. */
  level?: HeadingProps['level'];
  /** The state: not asked, asking for confirmation, or running. */
  state: (typeof dangerZoneStates)[number];
  /** Labels of the button: initially, when asking for confirmation, and while running. */
  labels: { action: string; confirm: string; pending: string };
  cancelLabel?: string;
  /** Shown and announced when asking for confirmation: the effect of the second press. */
  question: ReactNode;
  /** The first press. */
  onAsk: () => void;
  /** The second press. A double click counts as one press. */
  onConfirm: () => void;
  onCancel: () => void;
}

/** A destructive action, separated from the rest: one button that must be pressed twice. */
export function DangerZone({
  title,
  level = 2,
  state,
  labels,
  cancelLabel = common.cancel,
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
  const pending = state === 'pending';
  const press = ({ detail }: MouseEvent) => {
    // The second click of a double click does not confirm a question that was not read.
    if (pending || (confirming && detail > 1)) return;
    if (confirming) onConfirm();
    else onAsk();
  };
  const cancel = () => {
    // Cancel disappears with the question. Its focus returns to the button that asked.
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
        {pending && <VisuallyHidden>{labels.pending}</VisuallyHidden>}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape bubbles up from the buttons inside. */}
      <div className={css.actions} onKeyDown={cancelByEscape}>
        {/* The same button in all three states, so that it keeps the focus. */}
        <Button
          ref={button}
          tone="danger"
          variant={confirming ? 'solid' : 'outline'}
          aria-disabled={pending || undefined}
          icon={pending && <Spinner />}
          onClick={press}
          onKeyDown={ignoreHeldKey}
        >
          {pending ? labels.pending : confirming ? labels.confirm : labels.action}
        </Button>
        {confirming && <Button onClick={cancel}>{cancelLabel}</Button>}
      </div>
    </section>
  );
}

/** A key held down presses a button repeatedly. */
function ignoreHeldKey(event: KeyboardEvent) {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}
