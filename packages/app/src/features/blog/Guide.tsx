import * as messages from '@verapix/messages/blog';
import { Heading, Stack, Text } from '@verapix/ui';
import { lazy } from 'react';
import { readTimeOf, sectionsOf } from '../../content/blog/outline';
import { loadText } from '../../content/load-text';
import { ArticleFrame } from '../../lib/article/Article';
import { LateArticle } from '../../app/shell/LateArticle';

const GuideText = lazy(() => loadText('blog/guide'));

/** The guide below the articles. */
export function Guide() {
  return (
    <section aria-labelledby="guide">
      <ArticleFrame contents={sectionsOf('guide')} opening={<Opening />}>
        <LateArticle of={GuideText} headings={3} size="l" />
      </ArticleFrame>
    </section>
  );
}

function Opening() {
  return (
    <Stack gap="xs">
      <Heading level={2} size="title" id="guide" tabIndex={-1}>
        {messages.guide}
      </Heading>
      <Text tone="textMuted">{readTimeOf('guide')}</Text>
    </Stack>
  );
}
