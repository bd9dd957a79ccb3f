import type { LinkCardProps } from '@verapix/ui';
import { Bell, CreditCard, Database, KeyRound, Mail, ShieldCheck, Store } from 'lucide-react';
import { paths } from '../../../paths';

type AccountLink = Pick<LinkCardProps, 'to' | 'icon' | 'title' | 'description'>;

/** The pages below the account's own, and what can be done on each. */
export const accountLinks: readonly AccountLink[] = [
  {
    to: paths.subscriptions,
    icon: CreditCard,
    title: 'Subscriptions',
    description: 'Your plan, what it costs and when it renews.',
  },
  {
    to: paths.apiKeys,
    icon: KeyRound,
    title: 'API keys',
    description: 'Keys with which your own programs use Verapix.',
  },
  {
    to: paths.notifications,
    icon: Bell,
    title: 'Notification settings',
    description: 'What you are told about, and the ways it reaches you.',
  },
  {
    to: paths.privacySettings,
    icon: ShieldCheck,
    title: 'Privacy and security',
    description: 'Two-factor authentication, and where you are signed in.',
  },
  {
    to: paths.emailPreferences,
    icon: Mail,
    title: 'Email preferences',
    description: 'What is written to you about, and how often.',
  },
  {
    to: paths.accountData,
    icon: Database,
    title: 'Account data',
    description: 'Download a copy of the data in your profile.',
  },
];

/** For administrators alone. Whoever only calls themselves one is refused there. */
export const merchantLink: AccountLink = {
  to: paths.merchantSettings,
  icon: Store,
  title: 'Payment settings',
  description: 'Who is paid, on which account, and where people go to pay.',
};
