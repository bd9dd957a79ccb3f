import { Button, InternalLink, PageHeader, QuestionList, Stack, Text } from '@verapix/ui';
import { faq } from '../../content/faq';
import { paths } from '../../paths';
import { faqData } from '../../seo/faq-data';
import { MessageText } from '../../shell/chat/MessageText';
import { Page } from '../../shell/Page';
import { useAnchor } from '../../shell/use-anchor';

const questions = faq.map(({ id, question, answer }) => ({
  id,
  question,
  answer: <MessageText content={answer} />,
}));

/** `/faq`: what people ask most. `#formats` and the like open that answer. */
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
        <Button asChild tone="accent" look="solid">
          <InternalLink to={paths.contact}>Contact us</InternalLink>
        </Button>
      </Stack>
    </Page>
  );
}
