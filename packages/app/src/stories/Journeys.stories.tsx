import preview from '@verapix/storybook/preview';
import { expect, screen, userEvent as user } from 'storybook/test';
import { paths } from '../content/paths';
import { AppAt } from '../testing/AppAt';
import { holdTabs, linkOfLastMail, payHosted, samplePicture } from '../testing/story-steps';
import { seeText, wholePage } from '../testing/visit';

const meta = preview.meta({
  title: 'Journeys/From start to finish',
  component: AppAt,
  args: { path: paths.home },
  // The pages of a journey have screenshots in their own stories.
  parameters: { ...wholePage, mockBackend: { persona: 'visitor' } },
  // A journey has many steps.
  globals: { clock: 'now' },
  beforeEach: holdTabs,
});

const userEvent = user.setup({ delay: null });
const password = 'a quiet lighthouse 42';
const said = (text: string | RegExp) => seeText(document.body, text);
const press = async (role: 'button' | 'link' | 'radio' | 'menuitem', name: string | RegExp) =>
  userEvent.click((await screen.findAllByRole(role, { name }))[0] ?? document.body);
const fill = async (label: RegExp, text: string) =>
  userEvent.type(await screen.findByLabelText(label, { selector: 'input, textarea' }), text);

/** The backend of a journey. */
function backendOf<MockBackend>(mockBackend: MockBackend | undefined): MockBackend {
  if (!mockBackend) throw new Error('The journey has no backend: give it the parameter mockBackend.');
  return mockBackend;
}

async function signIn(email: string, secret: string): Promise<void> {
  await press('button', 'Continue with email');
  await fill(/^Email/, email);
  await fill(/^Password/, `${secret}{Enter}`);
}

export const SignUpToFirstUpscale = meta.story({
  args: { path: paths.signUp },
  play: async ({ mount, step, mockBackend }) => {
    await mount();
    await step('Sign up with name, e-mail address and password', async () => {
      await fill(/^Full name/, 'New Person');
      await fill(/^Email/, 'new.person@example.com');
      await fill(/^Password/, `${password}{Enter}`);
      await said('Please check your email for the confirmation link.');
    });
    await step('Follow the link in the mail, and confirm the address', async () => {
      await mount(<AppAt path={linkOfLastMail(backendOf(mockBackend))} />);
      await press('button', 'Confirm email address');
      await said('Welcome back, New Person!');
    });
    await step('Open the upscaler and choose a picture', async () => {
      await mount(<AppAt path={paths.upscaler} />);
      await said('Drop a picture here');
      const field = document.querySelector<HTMLInputElement>('input[type=file]');
      if (field) await userEvent.upload(field, await samplePicture());
      await said('Upscale your picture');
    });
    await step('Upscale it on this device', async () => {
      await press('radio', 'Fast');
      await press('button', 'Upscale picture');
      await expect(await screen.findByRole('button', { name: 'Download' })).toBeVisible();
    });
  },
});

/** Chooses a file as the picker of the last zone of the page does. */
async function choose(file: File): Promise<void> {
  const field = [...document.querySelectorAll<HTMLInputElement>('input[type=file]')].at(-1);
  if (field) await userEvent.upload(field, file);
}

export const ImportedRecipeOnOnePicture = meta.story({
  args: { path: paths.recipes },
  play: async ({ mount, step }) => {
    await mount();
    await step('Import a recipe', async () => {
      await said('No recipes yet');
      const steps = [{ tool: 'image-upscaler', settings: { factor: 2, method: 'fast', format: 'png' } }];
      const content = JSON.stringify({ kind: 'verapix-recipe', version: 1, name: 'Twice as large', steps });
      await choose(new File([content], 'large.recipe.json', { type: 'application/json' }));
      await said('Recipe imported');
    });
    await step('Run it on one picture', async () => {
      await press('button', 'Run Twice as large');
      await screen.findByRole('dialog', { name: 'Run Twice as large' });
      await choose(await samplePicture());
      await said('Batch of 1 picture');
      await press('button', 'Run 1 picture');
      await said('1 done');
    });
    await step('Delete batch and the recipe', async () => {
      await press('button', 'Delete batch');
      await press('button', 'Delete');
      await press('button', 'Delete Twice as large');
      await press('button', 'Delete');
      await said('No recipes yet');
    });
  },
});

/** Turns two-factor authentication on, then signs out. */
async function turnOnAndSignOut(code: () => Promise<string>): Promise<void> {
  await press('button', 'Set up');
  await expect(await screen.findByRole('img', { name: /^QR code/ })).toBeVisible();
  await fill(/^6-digit code/, `${await code()}{Enter}`);
  await press('button', 'I’ve saved them');
  await expect(await screen.findByRole('button', { name: 'Turn off' })).toBeVisible();
  await press('button', 'Premium Member');
  await press('menuitem', 'Sign Out');
  await said('Successfully logged out');
  await press('link', 'Sign In');
}

const protectedAccount = {
  args: { path: paths.privacySettings },
  parameters: { mockBackend: { persona: 'premium' } },
} as const;
const protectedEmail = 'premium@example.com';

export const SignInWithSecondStep = meta.story({
  ...protectedAccount,
  play: async ({ mount, step, mockBackend }) => {
    const code = () => backendOf(mockBackend).code(protectedEmail);
    await mount();
    await step('Scan the QR code, enter the first code, and sign out', () => turnOnAndSignOut(code));
    await step('Sign in with the password and a code', async () => {
      await signIn(protectedEmail, 'verapix-demo');
      await fill(/^6-digit code/, '000000{Enter}');
      await said(/^This code is wrong/);
      await userEvent.clear(await screen.findByRole('textbox', { name: /^6-digit code/ }));
      await fill(/^6-digit code/, `${await code()}{Enter}`);
      await said("You've successfully logged in.");
    });
    await step('Turn it off with another code', async () => {
      await mount(<AppAt path={paths.privacySettings} />);
      await press('button', 'Turn off');
      await fill(/^6-digit code/, `${await code()}{Enter}`);
      await expect(await screen.findByRole('button', { name: 'Set up' })).toBeVisible();
    });
  },
});

export const LostPasswordWithSecondStep = meta.story({
  ...protectedAccount,
  play: async ({ mount, step, mockBackend }) => {
    const code = () => backendOf(mockBackend).code(protectedEmail);
    await mount();
    await step('Turn two-factor authentication on, and sign out', () => turnOnAndSignOut(code));
    await step('Ask for a mail that sets a new password', async () => {
      await press('button', 'Continue with email');
      await fill(/^Email/, protectedEmail);
      await press('button', 'Forgot password?');
      await said('Password reset email has been sent');
    });
    await step('Its link alone does not set the password: the code is asked for', async () => {
      await mount(<AppAt path={linkOfLastMail(backendOf(mockBackend))} />);
      await fill(/^New password/, password);
      await fill(/^Repeat new password/, `${password}{Enter}`);
      await expect(await screen.findByRole('dialog', { name: 'Enter your code' })).toBeVisible();
      await fill(/^6-digit code/, `${await code()}{Enter}`);
      await said('Your password has been updated');
    });
  },
});

export const PricingToApiKey = meta.story({
  args: { path: paths.pricing },
  play: async ({ mount, step, mockBackend }) => {
    await mount();
    await step('Choose Premium, and sign in to buy it', async () => {
      await press('link', /^Get Premium/);
      await said('Please log in to complete the purchase');
      await signIn('free@example.com', 'verapix-demo');
      await said('Pay in the new tab');
    });
    await step('Pay on the page of the payment provider', async () => {
      await payHosted(backendOf(mockBackend));
      await press('button', 'Check again');
      await said('Payment Successful!');
    });
    await step('The subscription is active', async () => {
      await press('link', 'View subscriptions');
      await said('Active');
    });
    await step('Create an API key', async () => {
      await mount(<AppAt path={paths.apiKeys} />);
      await said(/any live API keys yet/);
      await fill(/^Key Name/, 'Web shop{Enter}');
      await said(/^vp_live_/);
    });
  },
});

export const LostPassword = meta.story({
  args: { path: paths.signIn },
  play: async ({ mount, step, mockBackend }) => {
    await mount();
    await step('Ask for a mail that sets a new password', async () => {
      await press('button', 'Continue with email');
      await fill(/^Email/, 'free@example.com');
      await press('button', 'Forgot password?');
      await said('Password reset email has been sent');
    });
    await step('Follow its link, and set the password', async () => {
      await mount(<AppAt path={linkOfLastMail(backendOf(mockBackend))} />);
      await fill(/^New password/, password);
      await fill(/^Repeat new password/, `${password}{Enter}`);
      await said('Your password has been updated');
    });
    await step('Sign out, and in again with the new password', async () => {
      await press('button', 'Free Member');
      await press('menuitem', 'Sign Out');
      await said('Successfully logged out');
      await press('link', 'Sign In');
      await signIn('free@example.com', password);
      await said("You've successfully logged in.");
    });
  },
});

export const SupportChat = meta.story({
  args: { path: paths.pricing },
  play: async ({ mount, step }) => {
    await mount();
    await step('Open the chat, and ask for the plans', async () => {
      await press('button', /^Support chat/);
      await press('button', 'Pricing plans');
      await said(/There are three plans\./);
    });
    await step('Ask something it does not know', async () => {
      await fill(/^Your message/, 'What is the weather like?{Enter}');
      await said(/I don’t know that one\./);
    });
    await step('Close it: the button has the focus again', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(await screen.findByRole('button', { name: /^Support chat/ })).toHaveFocus();
    });
  },
});
