import { RedirectSignedIn } from '../../../access/RedirectSignedIn';
import { useReturnTo } from '../../../access/use-return-to';
import { SignUpView } from './SignUpView';
import { useSignUp } from './use-sign-up';

/** `/signup`, for people without a session. */
export function SignUpPage() {
  return (
    <RedirectSignedIn>
      <SignedOutSignUp />
    </RedirectSignedIn>
  );
}

function SignedOutSignUp() {
  const returnTo = useReturnTo();
  return <SignUpView {...useSignUp(returnTo)} returnTo={returnTo} founderSignUp={__FOUNDER_SIGN_UP__} />;
}
