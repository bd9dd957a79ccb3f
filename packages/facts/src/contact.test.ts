import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contactFieldProblem, contactFields } from './contact';
import { contactMaxCharacters } from './limits';

/** Halves of a surrogate pair and line breaks included; often an address. */
const anyText = fc
  .tuple(
    fc.constantFrom('', 'ada@example.com', '\n'),
    fc.array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 5 }),
  )
  .map(([start, codes]) => start + String.fromCodePoint(...codes));

describe('a field of a message to the team', () => {
  it.each([
    ['name', 'Zoë O’Súilleabháin'],
    ['name', '山田 太郎'],
    ['email', 'ada@example.com'],
    ['email', 'ada+news@localhost'],
    ['subject', '??? 👩‍🔬'],
    ['message', 'Hello,\r\n\n\tthere.'],
  ] as const)('may hold, as its %s, %j', (field, text) => {
    expect(contactFieldProblem(field, text)).toBeUndefined();
  });

  it.each([
    ['name', '', 'Enter your name.'],
    ['email', ' ', 'Enter your email address.'],
    ['subject', '\u200b', 'Enter a subject.'],
    ['message', '\n\n', 'Write a message.'],
    ['email', 'nowhere', 'Enter the whole address, such as name@example.com.'],
    ['email', 'a b@example.com', 'Enter the whole address, such as name@example.com.'],
    ['email', 'ada@', 'Enter the whole address, such as name@example.com.'],
    ['subject', 'One\nTwo', 'Remove the characters that cannot be shown.'],
    ['name', 'Ada\u0000', 'Remove the characters that cannot be shown.'],
    ['message', 'Hello \ud800', 'Remove the characters that cannot be shown.'],
  ] as const)('says what is wrong with the %s %j', (field, text, problem) => {
    expect(contactFieldProblem(field, text)).toBe(problem);
  });

  it.each(['name', 'subject', 'message'] as const)('has a longest length: the %s', (field) => {
    const most = contactMaxCharacters[field];
    expect(contactFieldProblem(field, '😀'.repeat(most))).toBeUndefined();
    expect(contactFieldProblem(field, '😀'.repeat(most + 1))).toMatch(
      /^Use at most [\d,]+ characters: these /,
    );
  });

  it('says by how much a message is too long', () => {
    expect(contactFieldProblem('message', 'x'.repeat(10_240))).toBe(
      'Use at most 10,000 characters: these are 10,240.',
    );
  });

  it('has a longest address', () => {
    const domain = '@example.com';
    const longest = 'a'.repeat(contactMaxCharacters.email - domain.length) + domain;
    expect(contactFieldProblem('email', longest)).toBeUndefined();
    expect(contactFieldProblem('email', `a${longest}`)).toMatch(/^Use at most 254 characters/);
  });

  it('that is taken travels as JSON and UTF-8 unharmed', () => {
    fc.assert(
      fc.property(fc.constantFrom(...contactFields), anyText, (field, text) => {
        fc.pre(contactFieldProblem(field, text) === undefined);
        expect(new TextDecoder().decode(new TextEncoder().encode(text))).toBe(text);
        expect(text).not.toContain('\u0000');
      }),
    );
  });
});
