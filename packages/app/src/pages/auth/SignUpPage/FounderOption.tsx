import { Checkbox } from '@verapix/ui';

/** Asks to be a founder. What that means, the server decides. */
export function FounderOption() {
  return <Checkbox label="Create a founder account" name="founder" hint="Full access to all features." />;
}
