import { chat, chatDepartments } from '@verapix/facts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ChatMessage, conversationText, parseConversation, sendableText, unansweredTexts } from '.';

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
  it('comes back as it was kept, markup as the text that it is', () => {
    fc.assert(
      fc.property(fc.array(someMessage, { maxLength: chat.messagesKept }), (messages) => {
        expect(parseConversation(conversationText(messages))).toEqual({ messages, isDamaged: false });
      }),
    );
    const markup = { content: '<img src=x onerror=alert(1)>', isBot: true, timestamp: new Date(0) };
    expect(parseConversation(conversationText([markup])).messages).toEqual([markup]);
  });

  it('never throws, and never leads to more or longer messages than are kept, whatever somebody stored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.array(fc.anything()).map(String)), (text) => {
        const { messages } = parseConversation(text);
        expect(messages.length).toBeLessThanOrEqual(chat.messagesKept);
      }),
    );
  });

  it('keeps what can be read of it, and tells that something could not', () => {
    fc.assert(
      fc.property(fc.array(someMessage, { maxLength: 20 }), fc.anything(), (messages, junk) => {
        fc.pre(JSON.stringify(junk) !== undefined && !looksLikeMessage(junk));
        const stored = JSON.stringify([...messages, junk]);
        expect(parseConversation(stored)).toEqual({ messages, isDamaged: true });
      }),
    );
  });

  it('keeps the newest of too many messages', () => {
    const many = Array.from({ length: chat.messagesKept + 5 }, (_, index) => ({
      content: `${index}`,
      isBot: true,
      timestamp: new Date(index),
    }));
    const { messages, isDamaged } = parseConversation(conversationText(many));
    expect(messages).toEqual(many.slice(5));
    expect(isDamaged).toBe(false);
  });

  it('cuts a text that no one could have written here', () => {
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
  ])('is none where there is %s', (_, text, isDamaged) => {
    expect(parseConversation(text)).toEqual({ messages: [], isDamaged });
  });

  it.each([
    ['a department that there is not', { department: 'Spam' }, 1],
    ['a time that is none', { timestamp: 'yesterday' }, 0],
    ['a time that is a number', { timestamp: 7 }, 0],
    ['a blank text', { content: ' ' }, 0],
    ['a text that is none', { content: { html: '<b>' } }, 0],
    ['no word on who wrote it', { isBot: 'true' }, 0],
  ])('with %s keeps %j as %d message', (_, change, kept) => {
    const message = { content: 'Hello', isBot: true, timestamp: '2026-01-15T09:00:00Z', ...change };
    expect(parseConversation(JSON.stringify([message])).messages).toHaveLength(kept);
  });
});

/** Nearly never true of anything that is made up. */
const looksLikeMessage = (junk: unknown): boolean =>
  typeof junk === 'object' && junk !== null && 'content' in junk;

describe('what was not answered', () => {
  it('is everything that the person wrote after the last answer', () => {
    const at = { timestamp: new Date(0) };
    const question = (content: string) => ({ content, isBot: false, ...at });
    const answer = { content: 'Yes', isBot: true, ...at };
    expect(unansweredTexts([])).toEqual([]);
    expect(unansweredTexts([question('a'), answer])).toEqual([]);
    expect(unansweredTexts([question('a'), answer, question('b'), question('c')])).toEqual(['b', 'c']);
    expect(unansweredTexts([question('a')])).toEqual(['a']);
  });
});
