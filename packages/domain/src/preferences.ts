/**
 * The switches of the settings pages with their default values: the mails that the user allows. Each needs consent, so it
 * is off until the user turns it on. `private.take_mail_recipients` in the database decides by them who gets a mail.
 */
export const preferenceDefaults = {
  notifications: {
    productUpdates: false,
    marketingEmails: false,
    weeklyNewsletter: false,
  },
  email: {
    marketingEmails: false,
    productUpdates: false,
    monthlyNewsletter: false,
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

/** The user's settings. `emailFrequency` is how often a mail of these kinds may come at most. */
export type Preferences = Record<PreferenceSwitch, boolean> & { emailFrequency: EmailFrequency };

/** The settings of a user who has changed none. */
export const defaultPreferences: Preferences = {
  ...preferenceDefaults.notifications,
  ...preferenceDefaults.email,
  emailFrequency: 'weekly',
};
