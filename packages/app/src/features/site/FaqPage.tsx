import * as messages from '@verapix/messages/faq';
import { Button, InternalLink, PageHeader, QuestionList, Stack, Text } from '@verapix/ui';
import { faq } from '../../content/faq';
import { paths } from '../../app/paths';
import { faqData } from '../../app/seo/structured-data';
import { MessageText } from '../../lib/MessageText';
import { Page } from '../../app/shell/Page';
import { useAnchor } from '../../app/shell/navigation';

const questions = faq.map(({ id, question, answer }) => ({
  id,
  question,
  answer: <MessageText content={answer} />,
}));

/** `/faq`: the most frequent questions. An anchor such as `#formats` opens its answer. */
export function FaqPage() {
  useAnchor(true);
  return (
    <Page title={messages.title} description={messages.description} structuredData={[faqData(faq)]}>
      <PageHeader title={messages.title} lead={messages.lead} />
      <QuestionList questions={questions} />
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
