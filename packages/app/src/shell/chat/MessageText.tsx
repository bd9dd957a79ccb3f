import { Link } from '@verapix/ui';
import { messageParts } from '../../content/chat/message-parts';

/** What the assistant wrote: text, and links to the pages that answer. */
export function MessageText({ content }: { content: string }) {
  return messageParts(content).map((part, place) =>
    typeof part === 'string' ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message never change places.
      <Link key={place} to={part.to}>
        {part.label}
      </Link>
    ),
  );
}
