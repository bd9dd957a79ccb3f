import type { Sql } from 'postgres';
import type { ContactForm } from '../ports';
import { actAsServer, transaction } from './transactions';

/** What the limits of the table raise. */
const tooMany = 'PT429';

/** The contact form of a project whose messages come by a function, with the limits that messages as rows have. */
export function createContactForm(sql: Sql, secret: string): ContactForm {
  return {
    secret,
    store: ({ name, email, subject, message, fax = null }, { userId, locale, headers }) => {
      const claims = userId ? { role: 'authenticated', sub: userId } : { role: 'anon' };
      return transaction(sql, async (tx) => {
        await actAsServer(tx);
        // The trigger that counts messages asks whose request it is, and from where.
        await tx`
          select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true),
            set_config('request.headers', ${JSON.stringify(headers)}, true)`;
        await tx`
          insert into public.contact_messages (user_id, name, email, subject, message, fax, locale)
          values (${userId}, ${name}, ${email}, ${subject}, ${message}, ${fax}, ${locale})`;
        return true;
      }).catch((error: unknown) => {
        if (error instanceof Error && 'code' in error && error.code === tooMany) return false;
        throw error;
      });
    },
  };
}
