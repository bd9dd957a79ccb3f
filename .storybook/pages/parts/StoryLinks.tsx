import { Link } from '@verapix/ui';
import * as css from './StoryLinks.css';

export interface StoryRef {
  storyId: string;
  /** Where the story is in the sidebar. */
  title: string;
  name: string;
}

/** Leads to stories, in Storybook's own window. */
export function StoryLinks({ stories }: { stories: readonly StoryRef[] }) {
  return (
    <ul className={css.list}>
      {stories.map(({ storyId, title, name }) => (
        <li key={storyId}>
          <Link asChild>
            {/* The frame of the story is beside the page that has the sidebar. */}
            <a href={`./?path=/story/${storyId}`} target="_top">
              {title} / {name}
            </a>
          </Link>
        </li>
      ))}
    </ul>
  );
}
