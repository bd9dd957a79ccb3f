import { stateValueNames } from '@verapix/machines';
import { AuthCard, Button, InternalLink } from '@verapix/ui';
import { paths } from '../../../paths';
import { Page } from '../../../shell/Page';
import type { LazyActor } from '../../../wiring/use-lazy-actor';
import { WaitingCard } from '../WaitingCard';
import { InvalidLinkCard } from './InvalidLinkCard';
import { NewPasswordCard } from './NewPasswordCard';
import type { PasswordResetActor } from './start-password-reset';

export interface ResetPasswordViewProps extends LazyActor<PasswordResetActor> {
  /** The address of whoever has a session in this browser. */
  signedInAs: string | undefined;
}

/** A new password, as its machine's state shows it. */
export function ResetPasswordView({ snapshot, send, signedInAs }: ResetPasswordViewProps) {
  const states = stateValueNames('password-reset', snapshot?.value ?? 'checking').join(' ');
  return (
    <Page title="Reset password">
      {snapshot?.matches('ready') || snapshot?.matches('saving') ? (
        <NewPasswordCard {...{ snapshot, send, signedInAs }} data-machine-state={states} />
      ) : snapshot?.matches('invalid') ? (
        <InvalidLinkCard {...{ snapshot, send, signedInAs }} data-machine-state={states} />
      ) : snapshot?.matches('done') ? (
        <AuthCard
          title="Your password has been updated"
          lead="You are signed in. Use the new password from now on."
          data-machine-state={states}
        >
          <Button asChild wide size="l">
            <InternalLink to={paths.account}>Go to your account</InternalLink>
          </Button>
        </AuthCard>
      ) : (
        <WaitingCard
          title="Set a new password"
          lead="Checking whose password it is."
          data-machine-state={states}
        />
      )}
    </Page>
  );
}
