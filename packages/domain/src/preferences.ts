/** The switches of the three settings pages with their default values. */
export const preferenceDefaults = {
  notifications: {
    emailNotifications: true,
    productUpdates: true,
    securityAlerts: true,
    marketingEmails: false,
    weeklyNewsletter: false,
  },
  privacy: {
    dataCollection: true,
    cookieUsage: true,
    activityTracking: true,
  },
  email: {
    marketingEmails: false,
    productUpdates: true,
    securityAlerts: true,
    weeklyDigest: false,
    monthlyNewsletter: true,
  },
} as const satisfies Record<string, Record<string, boolean>>;

/** A settings page. A switch that appears on several pages is one setting: all pages share one store. */
export type PreferencePage = keyof typeof preferenceDefaults;
export const preferencePages = Object.keys(preferenceDefaults) as PreferencePage[];

type KeysOf<Groups> = Groups extends Groups ? keyof Groups : never;
/** A switch of any of the pages. */
export type PreferenceSwitch = KeysOf<(typeof preferenceDefaults)[PreferencePage]>;

export const emailFrequencies = ['daily', 'weekly', 'monthly'] as const;
export type EmailFrequency = (typeof emailFrequencies)[number];

/** The user's settings of the three pages. */
export type Preferences = Record<PreferenceSwitch, boolean> & { emailFrequency: EmailFrequency };

/** The settings of a user who has changed none. */
export const defaultPreferences: Preferences = {
  ...preferenceDefaults.notifications,
  ...preferenceDefaults.privacy,
  ...preferenceDefaults.email,
  emailFrequency: 'weekly',
};
