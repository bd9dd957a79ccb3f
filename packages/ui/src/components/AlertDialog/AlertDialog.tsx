import * as common from '@verapix/messages/common';
import * as messages from '@verapix/messages/ui';
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
  /** The consequences of confirming, and whether it can be undone. */
  description: ReactNode;
  /** Label of the confirming button: the action itself, such as "Delete account". */
  confirmLabel: string;
  /** Label of the cancelling button, which has the initial focus. */
  cancelLabel?: string;
  /** Marks a destructive action. */
  tone?: (typeof alertDialogTones)[number];
  /** The action is running: the dialog stays open, announces `pendingLabel` and cannot be cancelled. */
  pending?: boolean;
  pendingLabel?: string;
  /**
   * Called when the user confirms. The dialog then closes, unless `preventDefault()` is called to keep it open while
   * `pending`.
   */
  onConfirm: (event: MouseEvent<HTMLButtonElement>) => void;
}

function Content({
  title,
  description,
  confirmLabel,
  cancelLabel = common.cancel,
  tone = 'danger',
  pending = false,
  pendingLabel = messages.pleaseWait,
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
              variant="solid"
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
 * A question that must be answered first, for actions that cannot be undone. A click outside does not close it.
 * `Root` holds the open state, `Trigger` opens the dialog, `Content` is the question.
 */
export const AlertDialog = { Root: Radix.Root, Trigger: Radix.Trigger, Content };
