import { mailWaitText, selectSecondsToNextMail } from '@verapix/machines';
import { Text } from '@verapix/ui';
import { useEverySecond } from '../use-every-second';
import type { SignInFormProps } from './SignInForm';

/** Counts down to when the server may be asked for another mail; nothing when it may be now. */
export function MailWait({ snapshot }: Pick<SignInFormProps, 'snapshot'>) {
  const seconds = selectSecondsToNextMail(snapshot);
  useEverySecond(seconds > 0);
  return seconds > 0 && <Text size="s">{mailWaitText(seconds)}</Text>;
}
