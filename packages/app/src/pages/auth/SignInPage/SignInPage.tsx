import { RedirectSignedIn } from '../../../access/RedirectSignedIn';
import { useReturnTo } from '../../../access/use-return-to';
import { SignInView } from './SignInView';
import { useSignIn } from './use-sign-in';

/** `/signin`, for people without a session. */
export function SignInPage() {
  return (
    <RedirectSignedIn>
      <SignedOutSignIn />
    </RedirectSignedIn>
  );
}

function SignedOutSignIn() {
  const returnTo = useReturnTo();
  return <SignInView {...useSignIn(returnTo)} returnTo={returnTo} />;
}
