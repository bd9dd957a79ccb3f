import type { Data } from '../db/schema';
import type { Columns, Row } from './columns';
import { requireCheck, requireValues } from './constraints';
import type { SaveContext, Saved, Table } from './table';

const name = 'contact_messages';

/** Most characters of each field that a visitor fills in. */
const maxCharacters = { name: 200, email: 254, subject: 200, message: 10_000 } as const;
type Field = keyof typeof maxCharacters;
const fields = Object.keys(maxCharacters) as Field[];

const columns: Columns = {
  id: 'uuid',
  user_id: 'uuid',
  name: 'text',
  email: 'text',
  subject: 'text',
  message: 'text',
  created_at: 'timestamptz',
};

const email = /^[^\s@]+@[^\s@]+$/;

function fits(field: Field, text: string): boolean {
  if (text.trim() === '' || text.length > maxCharacters[field]) return false;
  return field !== 'email' || email.test(text);
}

function save(draft: Data, given: Row, { userId, now, newId }: SaveContext): Saved {
  requireValues(name, given, fields);
  const text = (field: Field) => String(given[field]);
  for (const field of fields) requireCheck(name, field, fits(field, text(field)));
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
  write: { roles: ['anon', 'authenticated'], columns: fields, delay: 'contact-messages.write', save },
};
