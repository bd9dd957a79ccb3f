import {
  type EmailFrequency,
  type PreferencePage,
  type PreferenceSwitch,
  preferenceDefaults,
} from '@verapix/domain';

/** The switches of a settings page, in the order in which it shows them. */
export const switchesOf = (page: PreferencePage) =>
  Object.keys(preferenceDefaults[page]) as PreferenceSwitch[];

/** The title and the lead of each settings page. */
export const preferencePageTexts: Record<PreferencePage, { title: string; lead: string; list: string }> = {
  notifications: {
    title: 'Notification settings',
    lead: 'Choose what we may write to you about.',
    list: 'Notifications',
  },
  email: {
    title: 'Email preferences',
    lead: 'Choose what we may write to you about, and how often.',
    list: 'Emails',
  },
};

/** The label and the description of each switch, the same on every page that shows it. */
export const preferenceSwitchTexts: Record<PreferenceSwitch, { label: string; hint: string }> = {
  productUpdates: { label: 'Product updates', hint: 'New tools, and changes to the ones you know.' },
  marketingEmails: { label: 'Marketing emails', hint: 'Offers and discounts.' },
  weeklyNewsletter: { label: 'Weekly newsletter', hint: 'Tips and examples.' },
  monthlyNewsletter: { label: 'Monthly newsletter', hint: 'Articles and news.' },
};

/** The mails that no switch turns off. */
export const requiredMails =
  'Mails that your account needs always come: links and codes you ask for, and what concerns its safety or a payment.';

/** The labels of the frequencies. */
export const emailFrequencyTexts: Record<EmailFrequency, string> = {
  daily: 'Daily',
  weekly: 'Weekly',
  monthly: 'Monthly',
};
