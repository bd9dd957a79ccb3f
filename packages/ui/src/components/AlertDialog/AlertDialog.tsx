import { AlertDialog as Radix } from 'radix-ui';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { Heading } from '../../primitives/Heading';
import { Text } from '../../primitives/Text';
import { Button } from '../Button';
import { Scrim } from '../Dialog/Scrim';
import { useReturnFocus } from '../Dialog/use-return-focus';
import * as css from './AlertDialog.css';

export const alertDialogTones = ['accent', 'danger'] as const;

export interface AlertDialogContentProps
  extends Omit<ComponentProps<typeof Radix.Content>, 'title' | 'children' | 'asChild'> {
  /** The question. */
  title: ReactNode;
  /** What follows from a yes, and whether it can be undone. */
  description: ReactNode;
  /** The yes, as the act itself: "Delete account". */
  confirmLabel: string;
  /** The no: where the focus starts. */
  cancelLabel?: string;
  /** Whether a yes destroys something. */
  tone?: (typeof alertDialogTones)[number];
  /** The yes is at work: the dialog stays, says `pendingLabel`, and can't be cancelled. */
  pending?: boolean;
  pendingLabel?: string;
  /** It closes on a yes, unless this calls `preventDefault()` to keep it open while `pending`. */
  onConfirm: (event: MouseEvent<HTMLButtonElement>) => void;
}

function Content({
  title,
  description,
  confirmLabel,
  cancelLabel = 'Cancel',
  tone = 'danger',
  pending = false,
  pendingLabel = 'Please wait',
  onConfirm,
  className,
  ...rest
}: AlertDialogContentProps) {
  const returnFocus = useReturnFocus();
  const unlessPending = (event: { preventDefault: () => void }) => {
    if (pending) event.preventDefault();
  };
  return (
    <Radix.Portal>
      <Scrim />
      <Radix.Content
        onEscapeKeyDown={unlessPending}
        aria-modal
        {...returnFocus}
        {...rest}
        className={classNames(css.content, className)}
      >
        <Radix.Title asChild>
          <Heading level={2} size="card">
            {title}
          </Heading>
        </Radix.Title>
        <Radix.Description asChild>
          <Text tone="textMuted">{description}</Text>
        </Radix.Description>
        <div className={css.actions}>
          <Radix.Cancel asChild>
            <Button aria-disabled={pending} onClick={unlessPending}>
              {cancelLabel}
            </Button>
          </Radix.Cancel>
          <Radix.Action asChild>
            <Button
              tone={tone}
              look="solid"
              pending={pending}
              pendingLabel={pendingLabel}
              onClick={onConfirm}
            >
              {confirmLabel}
            </Button>
          </Radix.Action>
        </div>
      </Radix.Content>
    </Radix.Portal>
  );
}

/**
 * A question that must be answered before anything else, for what cannot be undone. A click beside it does not close
 * it. `Root` holds whether it is open, `Trigger` opens it, `Content` asks.
 */
export const AlertDialog = { Root: Radix.Root, Trigger: Radix.Trigger, Content };
