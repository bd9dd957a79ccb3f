import { type SignInActor, stateValueNames } from '@verapix/machines';
import { AuthCard, Button, Icon, Link, Text } from '@verapix/ui';
import { Mail } from 'lucide-react';
import { paths } from '../../../paths';
import { Page } from '../../../shell/Page';
import type { LazyActor } from '../../../wiring/use-lazy-actor';
import { Agreement } from '../Agreement';
import { authPath } from '../auth-path';
import { ContinueWithGoogle } from '../ContinueWithGoogle';
import { SignInForm } from './SignInForm';

export interface SignInViewProps extends LazyActor<SignInActor> {
  /** Where the person was going: kept on the way to signing up. */
  returnTo: string;
}

/** Signing in as its machine's state shows it. */
export function SignInView({ snapshot, send, returnTo }: SignInViewProps) {
  return (
    <Page
      title="Sign in"
      description="Sign in to Verapix with your e-mail address or with Google: your plan and your settings come with you."
    >
      <AuthCard
        title="Sign in"
        lead="Your plan and your settings come with you."
        footer={<SignInFooter returnTo={returnTo} />}
        data-machine-state={stateValueNames('sign-in', snapshot?.value ?? 'choosing').join(' ')}
      >
        <ContinueWithGoogle
          redirecting={snapshot?.matches('redirecting') ?? false}
          onChoose={() => send({ type: 'google.chosen' })}
        />
        {snapshot?.context.isFormOpen ? (
          <SignInForm snapshot={snapshot} send={send} />
        ) : (
          <Button size="l" wide icon={<Icon of={Mail} />} onClick={() => send({ type: 'email.chosen' })}>
            Continue with email
          </Button>
        )}
      </AuthCard>
    </Page>
  );
}

function SignInFooter({ returnTo }: Pick<SignInViewProps, 'returnTo'>) {
  return (
    <>
      <Text size="s">
        New here? <Link to={authPath(paths.signUp, returnTo)}>Create an account</Link>
      </Text>
      <Agreement />
    </>
  );
}
