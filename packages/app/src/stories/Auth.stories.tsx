import preview from '@verapix/storybook/preview';
import { paths } from '../content/paths';
import { AppAt } from '../testing/AppAt';
import { visit, wholePage } from '../testing/visit';

const meta = preview.meta({
  title: 'Pages/Routes/Auth',
  component: AppAt,
  args: { path: paths.signIn },
  parameters: wholePage,
});

export const SignIn = meta.story(visit({ path: paths.signIn, shows: 'Continue with email' }));
export const SignInOfSignedIn = meta.story(
  visit({
    path: paths.signIn,
    persona: 'free',
    shows: 'Upscale photos to 4K. They never leave your device.',
  }),
);
export const SignUp = meta.story(
  visit({ path: paths.signUp, shows: 'Free to start. No credit card required.' }),
);
export const ResetPasswordWithoutLink = meta.story(
  visit({ path: paths.resetPassword, shows: /sign in or follow the link in our email/ }),
);
export const ResetPasswordExpiredLink = meta.story(
  visit({
    path: `${paths.resetPassword}#error=access_denied&error_code=otp_expired&error_description=Expired`,
    shows: 'This link no longer works',
  }),
);
export const CallbackWithoutTokens = meta.story(visit({ path: paths.authCallback, shows: 'Login failed' }));
export const CallbackRefused = meta.story(
  visit({
    path: `${paths.authCallback}#error=access_denied&error_description=The+user+denied+the+request`,
    shows: 'The link says: “The user denied the request”',
  }),
);
