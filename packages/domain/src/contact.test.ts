import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contactFieldProblem, contactFields } from './contact';
import { contactMaxCharacters } from './limits';

/** Texts with unpaired surrogates and line breaks, often starting with an email address. */
const anyText = fc
  .tuple(
    fc.constantFrom('', 'ada@example.com', '\n'),
    fc.array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 5 }),
  )
  .map(([start, codes]) => start + String.fromCodePoint(...codes));

describe('contactFieldProblem', () => {
  it.each([
    ['name', 'Zoë O’Súilleabháin'],
    ['name', '山田 太郎'],
    ['email', 'ada@example.com'],
    ['email', 'ada+news@localhost'],
    ['subject', '??? 👩‍🔬'],
    ['message', 'Hello,\r\n\n\tthere.'],
  ] as const)('accepts the %s %j', (field, text) => {
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
  ] as const)('rejects the %s %j with a reason', (field, text, problem) => {
    expect(contactFieldProblem(field, text)).toBe(problem);
  });

  it.each(['name', 'subject', 'message'] as const)('limits the length of the %s', (field) => {
    const max = contactMaxCharacters[field];
    expect(contactFieldProblem(field, '😀'.repeat(max))).toBeUndefined();
    expect(contactFieldProblem(field, '😀'.repeat(max + 1))).toMatch(
      /^Use at most [\d,]+ characters: these /,
    );
  });

  it('states the length of a message that is too long', () => {
    expect(contactFieldProblem('message', 'x'.repeat(10_240))).toBe(
      'Use at most 10,000 characters: these are 10,240.',
    );
  });

  it('limits the length of the address', () => {
    const domain = '@example.com';
    const address = 'a'.repeat(contactMaxCharacters.email - domain.length) + domain;
    expect(contactFieldProblem('email', address)).toBeUndefined();
    expect(contactFieldProblem('email', `a${address}`)).toMatch(/^Use at most 254 characters/);
  });

  it('accepts only texts that survive UTF-8', () => {
    fc.assert(
      fc.property(fc.constantFrom(...contactFields), anyText, (field, text) => {
        fc.pre(contactFieldProblem(field, text) === undefined);
        expect(new TextDecoder().decode(new TextEncoder().encode(text))).toBe(text);
        expect(text).not.toContain('\u0000');
      }),
    );
  });
});
