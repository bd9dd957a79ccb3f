import type { KeyboardEvent, MouseEvent, Ref } from 'react';
import { Button } from '../Button';
import { Spinner } from '../Spinner';
import type { DangerZoneProps } from './DangerZone';

type TwoStepButtonProps = Pick<DangerZoneProps, 'state' | 'labels' | 'onAsk' | 'onConfirm'> & {
  ref: Ref<HTMLButtonElement>;
};

/** One button in all three states, so that it keeps the focus. */
export function TwoStepButton({ state, labels, onAsk, onConfirm, ref }: TwoStepButtonProps) {
  const pending = state === 'pending';
  const press = ({ detail }: MouseEvent) => {
    // The second click of a double click is no answer to a question that was not read.
    if (pending || (state === 'confirming' && detail > 1)) return;
    if (state === 'confirming') onConfirm();
    else onAsk();
  };
  return (
    <Button
      ref={ref}
      tone="danger"
      look={state === 'confirming' ? 'solid' : 'outline'}
      aria-disabled={pending || undefined}
      icon={pending && <Spinner />}
      onClick={press}
      onKeyDown={ignoreHeldKey}
    >
      {pending ? labels.pending : state === 'confirming' ? labels.confirm : labels.act}
    </Button>
  );
}

/** A key that is held down presses a button again and again. */
function ignoreHeldKey(event: KeyboardEvent) {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}
