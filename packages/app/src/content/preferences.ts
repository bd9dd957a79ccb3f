import {
  type EmailFrequency,
  type PreferencePage,
  type PreferenceSwitch,
  preferenceDefaults,
} from '@verapix/domain';
import * as messages from '@verapix/messages/account-settings';
import { measuredNowhere } from '@verapix/messages/legal-cookies';

/** The switches of a settings page, in the order in which it shows them. */
export const switchesOf = (page: PreferencePage) =>
  Object.keys(preferenceDefaults[page]) as PreferenceSwitch[];

/** The title and the lead of each settings page. */
export const preferencePageTexts: Record<PreferencePage, { title: string; lead: string; list: string }> = {
  notifications: {
    title: messages.notificationsTitle,
    lead: messages.notificationsLead,
    list: messages.notificationsList,
  },
  privacy: {
    title: messages.privacyTitle,
    lead: messages.privacyLead,
    list: messages.privacyList,
  },
  email: {
    title: messages.emailTitle,
    lead: messages.emailLead,
    list: messages.emailList,
  },
};

/** The label and the description of each switch, the same on every page that shows it. */
export const preferenceSwitchTexts: Record<PreferenceSwitch, { label: string; hint: string }> = {
  emailNotifications: { label: messages.emailNotifications, hint: messages.emailNotificationsHint },
  securityAlerts: { label: messages.securityAlerts, hint: messages.securityAlertsHint },
  weeklyDigest: { label: messages.weeklyDigest, hint: messages.weeklyDigestHint },
  dataCollection: {
    label: messages.dataCollection,
    // Without an address for events there is nothing to allow yet.
    hint: import.meta.env.VITE_ANALYTICS_URL
      ? messages.dataCollectionHint
      : `${messages.dataCollectionHint} ${measuredNowhere}`,
  },
  cookieUsage: { label: messages.cookieUsage, hint: messages.cookieUsageHint },
  activityTracking: { label: messages.activityTracking, hint: messages.activityTrackingHint },
  productUpdates: { label: messages.productUpdates, hint: messages.productUpdatesHint },
  marketingEmails: { label: messages.marketingEmails, hint: messages.marketingEmailsHint },
  weeklyNewsletter: { label: messages.weeklyNewsletter, hint: messages.weeklyNewsletterHint },
  monthlyNewsletter: { label: messages.monthlyNewsletter, hint: messages.monthlyNewsletterHint },
};

/** The mails that no switch turns off. */
export const requiredMails = messages.requiredMails;

/** The labels of the frequencies. */
export const emailFrequencyTexts: Record<EmailFrequency, string> = {
  daily: messages.daily,
  weekly: messages.weekly,
  monthly: messages.monthly,
};
