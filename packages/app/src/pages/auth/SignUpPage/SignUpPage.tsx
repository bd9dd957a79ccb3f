import { RedirectSignedIn } from '../../../access/RedirectSignedIn';
import { useReturnTo } from '../../../access/use-return-to';
import { readBackendConfig } from '../../../env';
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
  const { founderSignUp } = readBackendConfig(import.meta.env);
  return <SignUpView {...useSignUp(returnTo)} returnTo={returnTo} founderSignUp={founderSignUp} />;
}
