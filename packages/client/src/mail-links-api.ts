import * as v from 'valibot';
import type { MailLinksApi } from './api/mail-links';
import type { Clients } from './clients';
import { attempt, callFunction } from './requests';

const schema = v.object({ done: v.string(), email: v.optional(v.string()) });

export function createMailLinksApi({ functions }: Pick<Clients, 'functions'>): MailLinksApi {
  return {
    followMailLink: (token, signal) =>
      attempt(signal, async () => {
        const { email } = await callFunction(
          functions,
          { name: 'mail-link', body: { token }, schema },
          signal,
        );
        return { email };
      }),
  };
}
