import type { AuthApi } from '@verapix/client/api/auth';
import type { MailLinksApi } from '@verapix/client/api/mail-links';
import { mailSwitches, type PreferenceSwitch } from '@verapix/domain';
import { type MailLinkAction, mailLinkMachine } from '@verapix/machines';
import { defineFlow, type FlowContext, request } from '../../app/flow/define-flow';

/** What the token of a link does: it begins with that. Undefined for a text that is no token. */
export function actionOf(token: string): MailLinkAction | undefined {
  const parts = token.split('.');
  if (parts.length !== 4 || parts.some((part) => part === '')) return undefined;
  return parts[0] === 'not-me' ? 'not-me' : 'unsubscribe';
}

const mailSettings: readonly (PreferenceSwitch | null)[] = Object.values(mailSwitches);

/** The setting that a link turns off. Undefined for one that does something else. */
export function settingOf(token: string): PreferenceSwitch | undefined {
  const [setting] = token.split('.');
  return mailSettings.find((each) => each === setting) ?? undefined;
}

type Api = MailLinksApi & Pick<AuthApi, 'sendPasswordReset'>;

/** Follows a link of a mail. If it ended all sessions, a link for a new password is mailed, too. */
export const mailLinkFlow = defineFlow({
  machine: mailLinkMachine,
  run: ({ account, params }: FlowContext<{ token: string }, { api: Api }>) => ({
    input: { action: actionOf(params.token) },
    actors: {
      followLink: (_, signal) =>
        request(account, async (api) => {
          const outcome = await api.followMailLink(params.token, signal);
          if (!outcome.ok || outcome.email === undefined) return outcome;
          return api.sendPasswordReset(outcome.email, signal);
        }),
    },
  }),
});
