/**
 * The switches of the settings pages, with the defaults of the specification. `consentSwitches` says which of them a
 * real project leaves off until the user turns them on.
 */
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

/** The user's settings. `emailFrequency` is how often a mailing of the operator may come at most. */
export type Preferences = Record<PreferenceSwitch, boolean> & { emailFrequency: EmailFrequency };

/** The settings of a user who has changed none, where no consent is needed: in the demo. */
export const defaultPreferences: Preferences = {
  ...preferenceDefaults.notifications,
  ...preferenceDefaults.privacy,
  ...preferenceDefaults.email,
  emailFrequency: 'weekly',
};

/** The switches that need the user's consent by law: mailings, and measurements. */
export const consentSwitches = [
  'productUpdates',
  'marketingEmails',
  'weeklyNewsletter',
  'monthlyNewsletter',
  'dataCollection',
] as const satisfies readonly PreferenceSwitch[];

/** The settings of a user who has changed none, where the operator asks for consent. */
export const optInPreferences: Preferences = {
  ...defaultPreferences,
  ...Object.fromEntries(consentSwitches.map((key) => [key, false])),
};
