import { screenshotFormat } from '../screenshots/pictures.ts';
import type { StoryRef } from '../storybook-data/stories.ts';
import type { PictureChange } from './changes.ts';

const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** The story of a picture, whose name is the story's id. */
export function storyOf(name: string, stories: readonly StoryRef[]): StoryRef | undefined {
  return stories.find(({ storyId }) => storyId.replaceAll('--', '-') === name);
}

const kindOf = ({ before, after }: PictureChange) =>
  before && after ? 'changed' : after ? 'new' : 'removed';

function figure(change: PictureChange, which: 'before' | 'after' | 'difference'): string {
  if (!change[which]) return '';
  const label = which[0]?.toUpperCase() + which.slice(1);
  const address = `${encodeURIComponent(change.name)}.${which}.${screenshotFormat}`;
  return `<figure><figcaption>${label}</figcaption><a href="${address}"><img src="${address}" alt="${label} of ${escaped(change.name)}" loading="lazy"></a></figure>`;
}

function section(change: PictureChange, stories: readonly StoryRef[]): string {
  const story = storyOf(change.name, stories);
  const title = story ? `${story.title} / ${story.name}` : change.name;
  return [
    `<section id="${escaped(change.name)}">`,
    `<h2>${escaped(title)} <small>${kindOf(change)}</small></h2>`,
    story ? `<p>Story <code>${escaped(story.storyId)}</code> in <code>${escaped(story.file)}</code></p>` : '',
    '<div>',
    ...(['before', 'after', 'difference'] as const).map((which) => figure(change, which)),
    '</div></section>',
  ].join('\n');
}

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { max-width: 100rem; margin: 0 auto; padding: 1.5rem }
  section { border-top: 1px solid GrayText; padding-block: 1rem }
  section > div { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr)) }
  figure { margin: 0 }
  img { max-width: 100%; border: 1px solid GrayText; background: Canvas }
  small { font-weight: normal; color: GrayText }
`;

/** A page of all changed pictures, which needs no server: before, after, where they differ, and the story. */
export function reviewPage(
  changes: readonly PictureChange[],
  stories: readonly StoryRef[],
  base: string,
): string {
  const count = (kind: string) => changes.filter((change) => kindOf(change) === kind).length;
  const summary =
    changes.length === 0
      ? 'No picture differs.'
      : `${count('changed')} changed, ${count('new')} new, ${count('removed')} removed.`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Changed pictures</title>
<style>${style}</style>
<h1>Changed pictures</h1>
<p>Compared with <code>${escaped(base)}</code>. ${summary}</p>
${changes.map((change) => section(change, stories)).join('\n')}
</html>
`;
}
