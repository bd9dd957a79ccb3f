/** A part of a message: text, or a link to a page of this site. */
export type MessagePart = string | { label: string; to: string };

/** `[label](/path)`: only a path of this site, never another origin. */
const link = /\[([^[\]]+)\]\((\/(?!\/)[\w\-/]*)\)/g;

/** The parts of an assistant's message, in order. */
export function messageParts(content: string): MessagePart[] {
  const parts: MessagePart[] = [];
  let end = 0;
  for (const { 0: whole, 1: label = '', 2: to = '', index } of content.matchAll(link)) {
    if (index > end) parts.push(content.slice(end, index));
    parts.push({ label, to });
    end = index + whole.length;
  }
  if (end < content.length) parts.push(content.slice(end));
  return parts;
}
