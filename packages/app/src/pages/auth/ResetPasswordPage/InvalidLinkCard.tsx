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
        <Button wide size="l" tone="accent" look="solid" onClick={retry}>
          Change the password of {signedInAs}
        </Button>
      )}
    </AuthCard>
  );
}

function AskForLink() {
  return (
    <>
      <Text tone="textMuted">
        A link works once and for a limited time, and not after the page was reloaded. To get a new one,
        choose Continue with email on the sign-in page, then Forgot password?
      </Text>
      <Button asChild wide size="l" tone="accent" look="solid">
        <InternalLink to={paths.signIn}>Get a new link</InternalLink>
      </Button>
    </>
  );
}
