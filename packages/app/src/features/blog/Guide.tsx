import * as messages from '@verapix/messages/blog';
import { locale } from '@verapix/messages/locale';
import { Heading, Stack, Text } from '@verapix/ui';
import { useAnchor } from '../../app/shell/navigation';
import German from '../../content/blog/de/guide.mdx';
import English from '../../content/blog/guide.mdx';
import { readTimeOf, sectionsOf } from '../../content/blog/outline';
import { Article, ArticleFrame } from '../../lib/article/Article';

const GuideText = locale === 'de' ? German : English;

/** The guide below the articles. */
export function Guide() {
  // On a navigation within the site, the anchor of the address is not in the page before this has loaded.
  useAnchor(true);
  return (
    <section aria-labelledby="guide">
      <Stack gap="xl">
        <Stack gap="xs">
          <Heading level={2} size="title" id="guide" tabIndex={-1}>
            {messages.guide}
          </Heading>
          <Text tone="textMuted">{readTimeOf('guide')}</Text>
        </Stack>
        <ArticleFrame contents={sectionsOf('guide')}>
          <Article of={GuideText} headings={3} size="l" />
        </ArticleFrame>
      </Stack>
    </section>
  );
}
