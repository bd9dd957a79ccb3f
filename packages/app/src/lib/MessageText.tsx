import { Link } from '@verapix/ui';
import { messageParts } from '../content/chat/message-parts';

/** A message of the assistant: text, and links to pages. */
export function MessageText({ content }: { content: string }) {
  return messageParts(content).map((part, place) =>
    typeof part === 'string' ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message never change their order.
      <Link key={place} to={part.to}>
        {part.label}
      </Link>
    ),
  );
}
