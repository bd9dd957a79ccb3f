import type { ChatDepartment } from '@verapix/facts';
import type { ErrorCaughtEmitted, NavigateEmitted, Outcome } from '../outside.types';
import type { NotifyEmitted } from '../toasts/toasts.types';

/** One message of a conversation, the person's or the assistant's. Plain text, never HTML. */
export interface ChatMessage {
  content: string;
  isBot: boolean;
  timestamp: Date;
  /** The department that was chosen when it was written. */
  department?: ChatDepartment;
}

/** A conversation as it was read from storage. */
export interface SavedConversation {
  /** Oldest first; none where none was saved. */
  messages: readonly ChatMessage[];
  /** Something of what was saved could not be read, and is left out. */
  isDamaged: boolean;
}

/** What is known of the chat beside its messages. */
export interface ChatState {
  isOpen: boolean;
  /** Messages of the assistant that came while the chat was closed. */
  unreadCount: number;
  lastMessage: ChatMessage | undefined;
  /** Whether whoever uses it has a paid plan. */
  isPremiumEnabled: boolean;
}

export interface ChatInput {
  /** Reads the saved conversation. It is asked each time the chat opens, and must not throw. */
  load: () => SavedConversation;
  /** The time, in milliseconds since 1970. */
  now: () => number;
  isPremiumEnabled: boolean;
}

export interface ChatContext extends ChatInput {
  messages: readonly ChatMessage[];
  department: ChatDepartment | undefined;
  unreadCount: number;
}

export type ChatEvent =
  | { type: 'chat.opened' }
  | { type: 'chat.closed' }
  | { type: 'help.opened' }
  | { type: 'help.closed' }
  /** The text as it was typed: the machine trims it, and takes no blank one. */
  | { type: 'message.sent'; text: string }
  | { type: 'department.chosen'; department: ChatDepartment }
  /** The reply that did not come is asked for again. */
  | { type: 'reply.retried' }
  | { type: 'conversation.reset' }
  /** Another tab stored a conversation; none when it was reset there. */
  | { type: 'conversation.changed'; messages: readonly ChatMessage[] }
  | { type: 'premium.changed'; isEnabled: boolean }
  /** Raised when what was loaded ends with what the person wrote: the page was left before the reply. */
  | { type: 'question.found' };

export type ChatEmitted =
  | NotifyEmitted
  | NavigateEmitted
  | ErrorCaughtEmitted
  /** To be stored: the whole conversation. */
  | { type: 'conversation.kept'; messages: readonly ChatMessage[] }
  /** To be removed from storage. */
  | { type: 'conversation.cleared' };

/** Input of the `reply` actor. */
export interface ReplyInput {
  /** What the person wrote since the last answer, oldest first; at least one text. */
  texts: readonly string[];
  department: ChatDepartment | undefined;
  isPremiumEnabled: boolean;
}

/** Output of the `reply` actor: plain text. */
export type ReplyOutcome = Outcome<{ content: string }>;
