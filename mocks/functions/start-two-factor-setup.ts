import { putMail } from '../auth/mails';
import type { EdgeFunction } from './edge-function';

const text = [
  'You asked to set up two-factor authentication for your Verapix account.',
  'This backend is a stand-in, so there is no second factor to register. A real one would tell you here how to add your account to an authenticator app.',
  'If you did not ask for this, turn the switch off in your privacy settings and change your password.',
].join('\n\n');

/** `start-two-factor-setup`: mails the instructions. */
export const startTwoFactorSetup: EdgeFunction = ({ user, options }) => {
  const link = { label: 'Open privacy settings', href: `${options.siteUrl}/account/privacy` };
  const subject = 'Set up two-factor authentication';
  options.store.write((draft) => putMail(draft, options, { to: user.email, subject, text, link }));
  return { sent: true };
};
