import type { StoryStandIn } from '@verapix/mocks/storybook';

/** Follows the link of the last mail, as a browser would; gives the app's address that it leads to. */
export async function followLastMail({ mails, fetch }: StoryStandIn): Promise<string> {
  const link = mails().at(-1)?.link;
  if (!link) throw new Error('There is no mail with a link, so there is nothing to follow.');
  const answer = await fetch(new Request(link.href));
  const { pathname, search, hash } = new URL(answer.headers.get('Location') ?? '', location.href);
  return `${pathname}${search}${hash}`;
}
