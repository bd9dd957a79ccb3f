/** The switches of the three settings pages and what each is before anyone changed it. */
export const preferenceDefaults = {
  notifications: {
    emailNotifications: true,
    productUpdates: true,
    securityAlerts: true,
    marketingEmails: false,
    weeklyNewsletter: false,
  },
  privacy: {
    twoFactorAuth: false,
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

/** A settings page. Pages that show the same switch show the same setting: there is one store for all three. */
export type PreferencePage = keyof typeof preferenceDefaults;
export const preferencePages = Object.keys(preferenceDefaults) as PreferencePage[];

type KeysOf<Groups> = Groups extends Groups ? keyof Groups : never;
/** A switch of any of the pages. */
export type PreferenceSwitch = KeysOf<(typeof preferenceDefaults)[PreferencePage]>;

export const emailFrequencies = ['daily', 'weekly', 'monthly'] as const;
export type EmailFrequency = (typeof emailFrequencies)[number];

/** What a person has chosen on the three pages. */
export type Preferences = Record<PreferenceSwitch, boolean> & { emailFrequency: EmailFrequency };

/** The settings of someone who has changed none. */
export const defaultPreferences: Preferences = {
  ...preferenceDefaults.notifications,
  ...preferenceDefaults.privacy,
  ...preferenceDefaults.email,
  emailFrequency: 'weekly',
};
