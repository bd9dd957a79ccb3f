import { type ChatDepartment, chat, chatDepartments, isVisibleText } from '@verapix/domain';
import * as texts from '@verapix/messages/machines-chat';

/** One message of a conversation, from the user or the assistant. Plain text, never HTML. */
export interface ChatMessage {
  content: string;
  isBot: boolean;
  timestamp: Date;
  /** The department that was selected when it was written. */
  department?: ChatDepartment;
}

/** A conversation as loaded from storage. */
export interface SavedConversation {
  /** Oldest first; empty if none was saved. */
  messages: readonly ChatMessage[];
  /** Whether a part of the stored data was invalid and is left out. */
  isDamaged: boolean;
}

const welcomeTexts = [texts.welcome, texts.welcomeAsk];

/** The first messages of a conversation. There are `chat.welcomeMessages` of them. */
export function welcomeMessages(now: number): ChatMessage[] {
  return welcomeTexts.map((content) => ({ content, isBot: true, timestamp: new Date(now) }));
}

/** The newest messages, up to the limit of a stored conversation. */
export const newestMessages = (messages: readonly ChatMessage[]): readonly ChatMessage[] =>
  messages.slice(-chat.historyLimit);

/** The text to send: trimmed and cut to the maximum length; undefined if nothing visible is left. */
export function sendableText(text: string): string | undefined {
  const trimmed = text.trim().slice(0, chat.messageMaxCharacters).trim();
  return isVisibleText(trimmed) ? trimmed : undefined;
}

/** What the user wrote since the last reply, oldest first. */
export function unansweredTexts(messages: readonly ChatMessage[]): string[] {
  return messages.slice(messages.findLastIndex(({ isBot }) => isBot) + 1).map(({ content }) => content);
}

interface ConversationView {
  messages: readonly ChatMessage[];
  department: ChatDepartment | undefined;
}

/** Whether a department can be chosen: only in a new conversation. */
export const offersDepartments = ({ messages, department }: ConversationView): boolean =>
  messages.length === chat.welcomeMessages && department === undefined;

export const selectOffersDepartments = ({ context }: { context: ConversationView }): boolean =>
  offersDepartments(context);

/** The chat without its messages. */
interface ChatState {
  isOpen: boolean;
  /** The number of replies that were received while the chat was closed. */
  unreadCount: number;
  lastMessage: ChatMessage | undefined;
  /** Whether the user has a paid plan. */
  isPremiumEnabled: boolean;
}

export const selectChatState = ({
  value,
  context: { messages, unreadCount, isPremiumEnabled },
}: {
  value: { panel: string | object };
  context: { messages: readonly ChatMessage[]; unreadCount: number; isPremiumEnabled: boolean };
}): ChatState => ({
  isOpen: value.panel !== 'closed',
  unreadCount,
  lastMessage: messages.at(-1),
  isPremiumEnabled,
});

/** Serializes a conversation for storage. */
export const conversationText = (messages: readonly ChatMessage[]): string => JSON.stringify(messages);

/**
 * Parses a stored conversation. Anyone can edit a browser's storage, so everything is checked: invalid messages are
 * left out, long texts are cut, and only the newest messages are returned.
 * @param text the stored text; null if there is none
 */
export function parseConversation(text: string | null): SavedConversation {
  if (text === null) return { messages: [], isDamaged: false };
  const stored = parseJson(text);
  if (!Array.isArray(stored)) return { messages: [], isDamaged: true };
  const messages = stored.map(parseMessage).filter((message) => message !== undefined);
  return { messages: newestMessages(messages), isDamaged: messages.length < stored.length };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function parseMessage(stored: unknown): ChatMessage | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { content, isBot, timestamp, department } = stored as Partial<Record<keyof ChatMessage, unknown>>;
  const sentAt = parseDate(timestamp);
  if (typeof content !== 'string' || typeof isBot !== 'boolean' || !sentAt) return undefined;
  // A reply can be longer than a message of the user, but not endless.
  const cut = content.slice(0, chat.messageMaxCharacters * 4);
  if (!isVisibleText(cut)) return undefined;
  return { content: cut, isBot, timestamp: sentAt, ...(isDepartment(department) && { department }) };
}

function parseDate(stored: unknown): Date | undefined {
  const date = typeof stored === 'string' ? new Date(stored) : undefined;
  return date && !Number.isNaN(date.getTime()) ? date : undefined;
}

const isDepartment = (stored: unknown): stored is ChatDepartment =>
  chatDepartments.some((department) => department === stored);
