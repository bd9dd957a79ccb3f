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
    <Page
      title="Frequently asked questions"
      description="Formats and sizes, what is free, what happens to your pictures, refunds and the API: the ten things people ask Verapix most."
      structuredData={[faqData(faq)]}
    >
      <PageHeader title="Frequently asked questions" lead="What people ask most, in a few sentences each." />
      <QuestionList questions={questions} />
      <Stack gap="s" align="start">
        <Text size="l">Not among them?</Text>
        <Button asChild tone="accent" variant="solid">
          <InternalLink to={paths.contact}>Contact us</InternalLink>
        </Button>
      </Stack>
    </Page>
  );
}

export { FaqPage as Component };
