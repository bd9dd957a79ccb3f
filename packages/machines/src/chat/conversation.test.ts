import { chat, chatDepartments } from '@verapix/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ChatMessage,
  conversationText,
  offersDepartments,
  parseConversation,
  sendableText,
  unansweredTexts,
  welcomeMessages,
} from './conversation';

const visible = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 300 })
  .filter((text) => sendableText(text) === text);

const someMessage: fc.Arbitrary<ChatMessage> = fc.record(
  {
    content: visible,
    isBot: fc.boolean(),
    timestamp: fc.date({ noInvalidDate: true }),
    department: fc.constantFrom(...chatDepartments),
  },
  { requiredKeys: ['content', 'isBot', 'timestamp'] },
);

describe('a stored conversation', () => {
  it('is parsed as it was stored, with markup as text', () => {
    fc.assert(
      fc.property(fc.array(someMessage, { maxLength: chat.historyLimit }), (messages) => {
        expect(parseConversation(conversationText(messages))).toEqual({ messages, isDamaged: false });
      }),
    );
    const markup = { content: '<img src=x onerror=alert(1)>', isBot: true, timestamp: new Date(0) };
    expect(parseConversation(conversationText([markup])).messages).toEqual([markup]);
  });

  it('never throws and never exceeds the limit, for any stored text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.array(fc.jsonValue()).map((values) => JSON.stringify(values)),
        ),
        (text) => {
          const { messages } = parseConversation(text);
          expect(messages.length).toBeLessThanOrEqual(chat.historyLimit);
        },
      ),
    );
  });

  it('keeps its valid messages and is marked as damaged', () => {
    fc.assert(
      fc.property(fc.array(someMessage, { maxLength: 20 }), fc.anything(), (messages, junk) => {
        fc.pre(JSON.stringify(junk) !== undefined && !looksLikeMessage(junk));
        const stored = JSON.stringify([...messages, junk]);
        expect(parseConversation(stored)).toEqual({ messages, isDamaged: true });
      }),
    );
  });

  it('keeps the newest messages up to the limit', () => {
    const many = Array.from({ length: chat.historyLimit + 5 }, (_, index) => ({
      content: `${index}`,
      isBot: true,
      timestamp: new Date(index),
    }));
    const { messages, isDamaged } = parseConversation(conversationText(many));
    expect(messages).toEqual(many.slice(5));
    expect(isDamaged).toBe(false);
  });

  it('cuts texts that are too long', () => {
    const endless = [{ content: 'a'.repeat(1_000_000), isBot: true, timestamp: new Date(0) }];
    expect(parseConversation(conversationText(endless)).messages[0]?.content).toHaveLength(
      4 * chat.messageMaxCharacters,
    );
  });

  it.each([
    ['nothing', null, false],
    ['an empty list', '[]', false],
    ['no JSON', '{"messages":', true],
    ['an object', '{}', true],
    ['a number', '7', true],
    ['null', 'null', true],
    ['a list of null', '[null]', true],
  ])('is empty for %s', (_, text, isDamaged) => {
    expect(parseConversation(text)).toEqual({ messages: [], isDamaged });
  });

  it.each([
    ['an unknown department', { department: 'Spam' }, 1],
    ['an invalid time', { timestamp: 'yesterday' }, 0],
    ['a time that is a number', { timestamp: 7 }, 0],
    ['a blank text', { content: ' ' }, 0],
    ['a text that is not a string', { content: { html: '<b>' } }, 0],
    ['an invalid author', { isBot: 'true' }, 0],
  ])('with %s: %j is parsed into %d message(s)', (_, change, kept) => {
    const message = { content: 'Hello', isBot: true, timestamp: '2026-01-15T09:00:00Z', ...change };
    expect(parseConversation(JSON.stringify([message])).messages).toHaveLength(kept);
  });

  it('loses a department that does not exist', () => {
    const message = { content: 'Hello', isBot: true, timestamp: '2026-01-15T09:00:00Z', department: 'Spam' };
    expect(parseConversation(JSON.stringify([message])).messages[0]).not.toHaveProperty('department');
  });
});

/** Almost never true for generated values. */
const looksLikeMessage = (junk: unknown): boolean =>
  typeof junk === 'object' && junk !== null && 'content' in junk;

describe('sendableText', () => {
  it('trims a text before and after it is cut', () => {
    const longest = 'a'.repeat(chat.messageMaxCharacters - 1);
    expect(sendableText(`  ${longest}`)).toBe(longest);
    expect(sendableText(`${longest}  b`)).toBe(longest);
  });
});

describe('offersDepartments', () => {
  it('is true only for a new conversation without a department', () => {
    const messages = welcomeMessages(0);
    expect(offersDepartments({ messages, department: undefined })).toBe(true);
    expect(offersDepartments({ messages, department: 'Technical' })).toBe(false);
    expect(offersDepartments({ messages: [...messages, ...messages], department: undefined })).toBe(false);
  });
});

describe('unansweredTexts', () => {
  it('returns what the user wrote after the last reply', () => {
    const at = { timestamp: new Date(0) };
    const question = (content: string) => ({ content, isBot: false, ...at });
    const answer = { content: 'Yes', isBot: true, ...at };
    expect(unansweredTexts([])).toEqual([]);
    expect(unansweredTexts([question('a'), answer])).toEqual([]);
    expect(unansweredTexts([question('a'), answer, question('b'), question('c')])).toEqual(['b', 'c']);
    expect(unansweredTexts([question('a')])).toEqual(['a']);
  });
});
