import preview from '@verapix/storybook/preview';
import { userEvent, type within } from 'storybook/test';
import { paths } from '../content/paths';
import { AppAt } from '../testing/AppAt';
import { seeText, visit, wholePage } from '../testing/visit';

const meta = preview.meta({
  title: 'Pages/Routes/Account',
  component: AppAt,
  args: { path: paths.account },
  parameters: wholePage,
});

const account = { path: paths.account };
export const AccountSignedOut = meta.story(
  visit({ ...account, shows: 'Please sign in to view your account' }),
);
export const AccountOfFree = meta.story(visit({ ...account, persona: 'free', shows: 'free@example.com' }));
export const AccountOfFounder = meta.story(
  visit({ ...account, persona: 'founder', shows: 'founder@example.com', hasPicture: true }),
);

const plan = { path: paths.subscriptions };
export const PlanOfFree = meta.story(visit({ ...plan, persona: 'free', shows: 'No Active Subscription' }));
export const PlanOfPremium = meta.story(visit({ ...plan, persona: 'premium', shows: 'Active' }));
export const PlanOfLifetime = meta.story(visit({ ...plan, persona: 'lifetime', shows: 'Active' }));
export const PlanOfCanceled = meta.story(visit({ ...plan, persona: 'canceled', shows: 'Canceled' }));
export const PlanOfTrial = meta.story(visit({ ...plan, persona: 'trial', shows: 'Trial' }));
export const PlanOfExpired = meta.story(visit({ ...plan, persona: 'expired', shows: 'Expired' }));
export const PlanOfFounder = meta.story(
  visit({
    ...plan,
    persona: 'founder',
    shows: 'As a founder, you have full access without one.',
    hasPicture: true,
  }),
);
export const PlanLoading = meta.story(
  visit({ ...plan, persona: 'premium', network: 'silent', shows: 'Subscriptions' }),
);
export const PlanFailed = meta.story(
  visit({
    ...plan,
    persona: 'premium',
    network: 'server-error',
    shows: 'Your subscription isn’t available right now',
  }),
);

const notifications = { path: paths.notifications, persona: 'free' } as const;
export const Notifications = meta.story(visit({ ...notifications, shows: 'Product updates' }));
export const NotificationsLoading = meta.story(
  visit({ ...notifications, network: 'silent', shows: 'Notifications' }),
);
export const NotificationsFailed = meta.story(
  visit({ ...notifications, network: 'server-error', shows: 'Your settings could not be loaded.' }),
);

const emails = { path: paths.emailPreferences, persona: 'free' } as const;
export const EmailPreferences = meta.story(visit({ ...emails, shows: 'Save Changes' }));

const privacy = { path: paths.privacySettings, persona: 'free' } as const;
export const Privacy = meta.story(visit({ ...privacy, shows: 'Activity tracking' }));

export const AccountData = meta.story(
  visit({ path: paths.accountData, persona: 'free', shows: 'What’s in the file' }),
);

const download = async (canvas: ReturnType<typeof within>) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Download JSON' }));

export const AccountDataDownloaded = meta.story({
  args: { path: paths.accountData },
  parameters: { mockBackend: { persona: 'free' }, spec: ['done.data'] },
  play: async ({ canvas, canvasElement }) => {
    await download(canvas);
    await seeText(canvasElement, 'Your data has been downloaded as JSON');
  },
});

export const AccountDataNotDownloaded = meta.story({
  args: { path: paths.accountData },
  parameters: { mockBackend: { persona: 'free', network: 'server-error' }, spec: ['error.data'] },
  play: async ({ canvas, canvasElement }) => {
    await download(canvas);
    await seeText(canvasElement, 'Failed to download your data');
  },
});

const keys = { path: paths.apiKeys } as const;
export const ApiKeysOfFree = meta.story(visit({ ...keys, persona: 'free', shows: 'Upgrade to Premium' }));
export const ApiKeysOfPremium = meta.story(
  visit({ ...keys, persona: 'premium', shows: "You don't have any live API keys yet." }),
);
export const ApiKeysLoading = meta.story(
  visit({ ...keys, persona: 'premium', network: 'silent', shows: 'API Key Management' }),
);
export const ApiKeysOffline = meta.story(
  visit({
    ...keys,
    persona: 'founder',
    network: 'offline',
    shows: 'Your API keys aren’t available right now.',
  }),
);
export const ApiKeysTooMany = meta.story(
  visit({
    ...keys,
    persona: 'founder',
    network: 'rate-limited',
    shows: 'Your API keys aren’t available right now.',
  }),
);

const merchant = { path: paths.merchantSettings };
export const MerchantOfFounder = meta.story(
  visit({ ...merchant, persona: 'founder', shows: 'Business name' }),
);
export const MerchantOfPremium = meta.story(
  visit({ ...merchant, persona: 'premium', shows: 'Access Denied' }),
);
export const MerchantLoading = meta.story(
  visit({ ...merchant, persona: 'founder', network: 'silent', shows: 'Payment Settings' }),
);
export const MerchantFailed = meta.story(
  visit({
    ...merchant,
    persona: 'founder',
    network: 'server-error',
    shows: 'Failed to load payment configuration. Please try again.',
  }),
);

const inbox = { path: paths.merchantInbox };
export const InboxOfFounder = meta.story(
  visit({ ...inbox, persona: 'founder', shows: 'Nothing needs your attention' }),
);
export const InboxOfPremium = meta.story(visit({ ...inbox, persona: 'premium', shows: 'Access Denied' }));
