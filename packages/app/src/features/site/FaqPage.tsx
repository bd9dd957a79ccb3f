import * as messages from '@verapix/messages/faq';
import { Button, InternalLink, PageHeader, Skeleton, Stack, Text } from '@verapix/ui';
import { loadable } from '@verapix/studio/lib/loadable';
import { paths } from '../../content/paths';
import { StructuredData } from '../../app/seo/Head';
import { faqData } from '../../app/seo/structured-data';
import { Page } from '../../app/shell/Page';
import { faq } from '../../content/faq';

const Questions = loadable(
  async () => (await import('./FaqQuestions')).FaqQuestions,
  <Skeleton lines={12} />,
);

/** `/faq`: the most frequent questions. */
export function FaqPage() {
  return (
    <Page title={messages.title} description={messages.description}>
      {/* Only the build writes it. */}
      {import.meta.env.SSR && <StructuredData data={[faqData(faq)]} />}
      <PageHeader title={messages.title} lead={messages.lead} />
      <Questions />
      <Stack gap="s" align="start">
        <Text size="l">{messages.more}</Text>
        <Button asChild tone="accent" variant="solid">
          <InternalLink to={paths.contact}>{messages.contact}</InternalLink>
        </Button>
      </Stack>
    </Page>
  );
}

export { FaqPage as Component };
