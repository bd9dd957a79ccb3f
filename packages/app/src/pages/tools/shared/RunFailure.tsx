import type { Failure } from '@verapix/machines';
import { Alert } from '@verapix/ui';

/** Why the last run gave no result, and what to do about it; nothing while there is no failure. */
export function RunFailure({ failure }: { failure: Failure | undefined }) {
  if (!failure) return null;
  return (
    <Alert tone="danger" title={failure.message} live>
      {failure.fix}
    </Alert>
  );
}
