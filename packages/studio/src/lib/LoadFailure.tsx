import { Alert, Button } from '@verapix/ui';
import type { MouseEvent, ReactNode } from 'react';

interface LoadFailureProps {
  title: string;
  retryLabel: string;
  onRetry: () => void;
  /** What went wrong. */
  children: ReactNode;
}

/**
 * Says that something could not be loaded, and loads it again. Place it within an element with `tabIndex={-1}`, which gets
 * the focus from the button, as that disappears.
 */
export function LoadFailure({ title, retryLabel, onRetry, children }: LoadFailureProps) {
  const retry = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus();
    onRetry();
  };
  return (
    <Alert live tone="danger" title={title} actions={<Button onClick={retry}>{retryLabel}</Button>}>
      {children}
    </Alert>
  );
}
