import { type ContactField, contactFieldProblem, contactFields } from '@verapix/facts';
import type { Data } from '../db/schema';
import type { Columns, Row } from './columns';
import { requireCheck, requireValues } from './constraints';
import type { SaveContext, Saved, Table } from './table';

const name = 'contact_messages';

const columns: Columns = {
  id: 'uuid',
  user_id: 'uuid',
  name: 'text',
  email: 'text',
  subject: 'text',
  message: 'text',
  created_at: 'timestamptz',
};

function save(draft: Data, given: Row, { userId, now, newId }: SaveContext): Saved {
  requireValues(name, given, contactFields);
  const text = (field: ContactField) => String(given[field]);
  for (const field of contactFields)
    requireCheck(name, field, contactFieldProblem(field, text(field)) === undefined);
  const message = {
    name: text('name'),
    email: text('email'),
    subject: text('subject'),
    message: text('message'),
  };
  draft.contactMessages.push({ id: newId(), userId, ...message, createdAt: now });
  return { row: {}, inserted: true };
}

/** What visitors write to the team: anyone puts a message in, nobody takes one out. */
export const contactMessages: Table = {
  name,
  columns,
  write: { roles: ['anon', 'authenticated'], columns: contactFields, delay: 'contact-messages.write', save },
};
