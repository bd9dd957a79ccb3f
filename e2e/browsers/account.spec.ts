import { test } from './test.ts';
import type { Target, User } from './user.ts';

const main: Target = { role: 'main' };
const banner: Target = { role: 'banner' };
const button = (name: string | RegExp, within: Target = main): Target => ({ role: 'button', name, within });

/** Signs in with the sample password, on the sign-in page. */
async function signIn(user: User, email: string, name: string): Promise<void> {
  await user.clicks(button('Continue with email'));
  await user.fills('Email', email);
  await user.fills('Password', 'verapix-demo');
  await user.presses('Enter');
  await user.sees(button(new RegExp(name), banner));
}

test('a new user signs up, confirms the address with the mail, and is signed in', async ({ user }) => {
  const email = 'new.person@example.com';
  await user.open('/signup');
  await user.fills('Full name', 'New Person');
  await user.fills('Email', email);
  await user.fills('Password', 'a quiet lighthouse 42');
  await user.presses('Enter');
  await user.reads('Please check your email for the confirmation link.');
  await user.clicks({ role: 'button', name: /^Demo backend.*1 unread email$/ });
  await user.clicks({ role: 'button', name: /^Unread: Confirm your email address/ });
  await user.clicks({ role: 'link', name: 'Confirm email address' });
  await user.sees({ role: 'heading', name: 'Confirm your email address' });
  await user.clicks(button('Confirm email address', main));
  await user.sees(button(/New Person/, banner));
});

test('a user stays signed in over a reload, and a second tab follows signing out', async ({
  user,
  anotherTab,
}) => {
  await user.open('/signin');
  await signIn(user, 'premium@example.com', 'Premium Member');
  await user.tab.reload();
  await user.sees(button(/Premium Member/, banner));
  const other = await anotherTab();
  await other.open('/account');
  await other.sees({ text: 'premium@example.com', within: main });
  await user.clicks(button(/Premium Member/, banner));
  await user.clicks({ role: 'menuitem', name: /Sign Out/ });
  await user.sees({ role: 'link', name: 'Sign In', within: banner });
  await other.isAt(/^\/signin/);
});

test('a user buys Premium in the sandbox, and makes an API key with Enter right after loading', async ({
  user,
  inTabOpenedBy,
}) => {
  await user.open('/pricing');
  await user.clicks({ role: 'link', name: /^Get Premium/, within: main });
  const hosted = await inTabOpenedBy(async () => {
    await signIn(user, 'free@example.com', 'Free Member');
    // The page opens the tab by itself where the browser allows that, and offers a button where it does not.
    const isBlocked: Target = {
      text: 'Automatic redirect failed. Please use the button below.',
      within: main,
    };
    const isOpen: Target = { text: 'Pay in the new tab', within: main };
    const seen = await user.seesOneOf([isBlocked, isOpen], 15_000);
    if (seen === isBlocked) await user.clicks(button('Pay with Stripe'));
  });
  await hosted.sees({ role: 'heading', name: 'Pay for Premium' });
  await hosted.clicks({ role: 'radio', name: /^Paid 4242/ });
  await hosted.clicks({ role: 'button', name: 'Pay with this test card' });
  await hosted.sees({ role: 'heading', name: 'Payment Successful!' });
  await user.sees({ role: 'heading', name: 'Payment Successful!' });

  await user.open('/account/api-keys');
  await user.fills('Key Name', 'Web shop');
  await user.presses('Enter');
  await user.reads(/^vp_live_[0-9A-Za-z]{36}$/);
});
