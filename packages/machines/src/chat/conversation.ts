import { type ChatDepartment, chat, chatDepartments, isVisibleText } from '@verapix/facts';
import type { ChatMessage, SavedConversation } from './chat.types';

/** The newest messages, as many as are kept. */
export const newestMessages = (messages: readonly ChatMessage[]): readonly ChatMessage[] =>
  messages.slice(-chat.messagesKept);

/** A text as it is sent: trimmed, no longer than a message may be; undefined where there is nothing to read. */
export function sendableText(text: string): string | undefined {
  const trimmed = text.trim().slice(0, chat.messageMaxCharacters).trim();
  return isVisibleText(trimmed) ? trimmed : undefined;
}

/** What the person wrote since the last answer, oldest first. */
export function unansweredTexts(messages: readonly ChatMessage[]): string[] {
  return messages.slice(messages.findLastIndex(({ isBot }) => isBot) + 1).map(({ content }) => content);
}

/** A conversation as text, for storage. */
export const conversationText = (messages: readonly ChatMessage[]): string => JSON.stringify(messages);

/**
 * A stored conversation. Anyone can write to a browser's storage, so that everything is checked: what is no message is
 * left out, a text that is too long is cut, and the newest messages alone are kept.
 * @param text what was stored; null for nothing
 */
export function parseConversation(text: string | null): SavedConversation {
  if (text === null) return { messages: [], isDamaged: false };
  const stored = jsonOf(text);
  if (!Array.isArray(stored)) return { messages: [], isDamaged: true };
  const messages = stored.map(asMessage).filter((message) => message !== undefined);
  return { messages: newestMessages(messages), isDamaged: messages.length < stored.length };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function asMessage(stored: unknown): ChatMessage | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { content, isBot, timestamp, department } = stored as Partial<Record<keyof ChatMessage, unknown>>;
  const sentAt = asDate(timestamp);
  if (typeof content !== 'string' || typeof isBot !== 'boolean' || !sentAt) return undefined;
  // An answer may be longer than what a person may write, but not without an end.
  const kept = content.slice(0, chat.messageMaxCharacters * 4);
  if (!isVisibleText(kept)) return undefined;
  return { content: kept, isBot, timestamp: sentAt, ...(isDepartment(department) && { department }) };
}

function asDate(stored: unknown): Date | undefined {
  const date = typeof stored === 'string' ? new Date(stored) : undefined;
  return date && !Number.isNaN(date.getTime()) ? date : undefined;
}

const isDepartment = (stored: unknown): stored is ChatDepartment =>
  chatDepartments.some((department) => department === stored);
