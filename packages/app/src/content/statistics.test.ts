import { textLanguages } from '@verapix/engines/text-languages';
import * as messages from '@verapix/messages/home';
import { expect, it } from 'vitest';
import { facts } from './statistics';

it('counts the languages that text is read in', () => {
  const read = facts.find(({ label }) => label === messages.languagesRead);
  expect(read?.value).toBe(Object.keys(textLanguages).length);
});
