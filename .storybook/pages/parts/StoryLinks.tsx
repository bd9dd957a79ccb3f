import { Link } from '@verapix/ui';
import { PlainList } from './PlainList';

export interface StoryRef {
  storyId: string;
  /** The story's place in the sidebar. */
  title: string;
  name: string;
}

/** Links to stories, in Storybook's own window. */
export function StoryLinks({ stories }: { stories: readonly StoryRef[] }) {
  return (
    <PlainList>
      {stories.map(({ storyId, title, name }) => (
        <li key={storyId}>
          <Link asChild>
            {/* The story's frame and the page with the sidebar are in the same folder. */}
            <a href={`./?path=/story/${storyId}`} target="_top">
              {title} / {name}
            </a>
          </Link>
        </li>
      ))}
    </PlainList>
  );
}
