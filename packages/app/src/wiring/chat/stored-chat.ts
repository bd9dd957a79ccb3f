/** Where the browser keeps what is known of the chat: its last message, and nothing else. */
export const chatStateKey = 'verapix-chat-state';
/** Where it keeps the conversation. */
export const conversationKey = 'verapix-chat-conversation';

/**
 * Whether what is kept of the chat ends with what the person wrote: the page was left before the reply came. It looks at
 * the text alone, as it is asked with every page; the machine reads the conversation itself.
 */
export const awaitsReply = (stored: string | null): boolean => stored?.includes('"isBot":false') ?? false;
