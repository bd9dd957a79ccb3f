import type { ComponentProps } from 'react';
import { Icon } from '../../primitives/Icon';
import { Button } from '../Button';
import { Spinner } from '../Spinner';
import { GoogleMark } from './GoogleMark';

export interface ProviderButtonProps extends ComponentProps<'button'> {
  /** It was pressed and the page is about to be left: it stays focusable, says 'Redirecting…' and ignores presses. */
  pending?: boolean;
}

/** Signs in with Google, as its children say: 'Continue with Google'. */
export function ProviderButton({ pending = false, onClick, children, ...rest }: ProviderButtonProps) {
  return (
    <Button
      {...rest}
      size="l"
      wide
      icon={pending ? <Spinner /> : <Icon of={GoogleMark} />}
      aria-disabled={pending || undefined}
      onClick={pending ? undefined : onClick}
    >
      {pending ? 'Redirecting…' : children}
    </Button>
  );
}
