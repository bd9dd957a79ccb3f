import { type SignUpActor, stateValueNames } from '@verapix/machines';
import { AuthCard, Link, Text } from '@verapix/ui';
import { paths } from '../../../paths';
import { Page } from '../../../shell/Page';
import type { LazyActor } from '../../../wiring/use-lazy-actor';
import { Agreement } from '../Agreement';
import { authPath } from '../auth-path';
import { ContinueWithGoogle } from '../ContinueWithGoogle';
import { SignUpForm } from './SignUpForm';

export interface SignUpViewProps extends LazyActor<SignUpActor> {
  /** Where the person was going: kept on the way to signing in. */
  returnTo: string;
  /** Whether one may ask to be a founder. */
  founderSignUp: boolean;
}

/** Signing up as its machine's state shows it. */
export function SignUpView({ snapshot, send, returnTo, founderSignUp }: SignUpViewProps) {
  return (
    <Page
      title="Create an account"
      description="Create a free Verapix account with your e-mail address or with Google. No credit card is required."
    >
      <AuthCard
        title="Create an account"
        lead="Free to start. No credit card required."
        footer={<SignUpFooter returnTo={returnTo} />}
        data-machine-state={stateValueNames('sign-up', snapshot?.value ?? 'editing').join(' ')}
      >
        <ContinueWithGoogle
          redirecting={snapshot?.matches('redirecting') ?? false}
          onChoose={() => send({ type: 'google.chosen' })}
        />
        <SignUpForm {...{ snapshot, send, founderSignUp }} />
      </AuthCard>
    </Page>
  );
}

function SignUpFooter({ returnTo }: Pick<SignUpViewProps, 'returnTo'>) {
  return (
    <>
      <Text size="s">
        Already have an account? <Link to={authPath(paths.signIn, returnTo)}>Sign in</Link>
      </Text>
      <Agreement />
    </>
  );
}
