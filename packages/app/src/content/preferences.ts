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
    lead: 'Choose what we tell you about.',
    list: 'Notifications',
  },
  privacy: {
    title: 'Privacy and security',
    lead: 'Choose how your account is protected and what may be recorded.',
    list: 'Privacy and security',
  },
  email: {
    title: 'Email preferences',
    lead: 'Choose what we write to you about, and how often.',
    list: 'Emails',
  },
};

/** The label and the description of each switch, the same on every page that shows it. */
export const preferenceSwitchTexts: Record<PreferenceSwitch, { label: string; hint: string }> = {
  emailNotifications: { label: 'Email notifications', hint: 'Messages about your account, by email.' },
  productUpdates: { label: 'Product updates', hint: 'New tools, and changes to the ones you know.' },
  securityAlerts: { label: 'Security alerts', hint: 'News that concerns the safety of your account.' },
  marketingEmails: { label: 'Marketing emails', hint: 'Offers and discounts.' },
  weeklyNewsletter: { label: 'Weekly newsletter', hint: 'Tips and examples, once a week.' },
  weeklyDigest: { label: 'Weekly digest', hint: 'A summary of your account, once a week.' },
  monthlyNewsletter: { label: 'Monthly newsletter', hint: 'Articles and news, once a month.' },
  dataCollection: { label: 'Data collection', hint: 'Record how the tools are used, to improve them.' },
  cookieUsage: { label: 'Cookie usage', hint: 'Use cookies beyond those that the site cannot work without.' },
  activityTracking: { label: 'Activity tracking', hint: 'Record which pages of the site you visit.' },
};

/** The labels of the frequencies. */
export const emailFrequencyTexts: Record<EmailFrequency, string> = {
  daily: 'Daily',
  weekly: 'Weekly',
  monthly: 'Monthly',
};
