import { selectAuthProblem } from '@verapix/machines';
import { AuthCard, Button, InternalLink, Text } from '@verapix/ui';
import { paths } from '../../../paths';
import type { ResetPasswordViewProps } from './ResetPasswordView';

interface InvalidLinkCardProps extends ResetPasswordViewProps {
  snapshot: NonNullable<ResetPasswordViewProps['snapshot']>;
  'data-machine-state': string;
}

/** What is wrong with the link, by the problem's code. Any other problem is not the link's. */
const linkTitles: ReadonlyMap<string, string> = new Map([
  ['invalid_link', 'This link no longer works'],
  ['link_refused', 'This link did not work'],
  ['link_missing', 'Set a new password'],
]);

/** No password can be set: what is the matter, and the way on. */
export function InvalidLinkCard({ snapshot, send, signedInAs, ...rest }: InvalidLinkCardProps) {
  const problem = selectAuthProblem(snapshot);
  const title = linkTitles.get(problem?.code ?? '');
  const retry = () => send({ type: 'check.retried' });
  if (title === undefined) {
    return (
      <AuthCard {...rest} title="We could not check whose password it is" lead={problem?.message}>
        <Button wide size="l" tone="accent" look="solid" onClick={retry}>
          Try again
        </Button>
      </AuthCard>
    );
  }
  return (
    <AuthCard {...rest} title={title} lead={problem?.message}>
      {signedInAs === undefined ? (
        <AskForLink />
      ) : (
        <>
          <Text>You are signed in as {signedInAs}. That password can be changed without a link.</Text>
          <Button wide size="l" tone="accent" look="solid" onClick={retry}>
            Change password
          </Button>
        </>
      )}
    </AuthCard>
  );
}

function AskForLink() {
  return (
    <>
      <Text>
        A link works once, for a limited time. We send you a new one: on the sign-in page choose{' '}
        <strong>Continue with email</strong>, then <strong>Forgot password?</strong>
      </Text>
      <Button asChild wide size="l" tone="accent" look="solid">
        <InternalLink to={paths.signIn}>Go to sign in</InternalLink>
      </Button>
    </>
  );
}
