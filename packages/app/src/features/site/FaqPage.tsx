import * as messages from '@verapix/messages/faq';
import { Button, InternalLink, PageHeader, QuestionList, Stack, Text } from '@verapix/ui';
import { useMemo } from 'react';
import { useAccountView } from '../../app/account/account';
import { paths } from '../../content/paths';
import { faqData } from '../../app/seo/structured-data';
import { useAnchor } from '../../app/shell/navigation';
import { Page } from '../../app/shell/Page';
import { faq, faqFor } from '../../content/faq';
import { MessageText } from '../../lib/MessageText';

const questionsFor = (offerIsOver: boolean) =>
  faqFor(offerIsOver).map(({ id, question, answer }) => ({
    id,
    question,
    answer: <MessageText content={answer} />,
  }));

/** `/faq`: the most frequent questions. An anchor such as `#formats` opens its answer. */
export function FaqPage() {
  useAnchor(true);
  const offerIsOver = useAccountView().offer === 'over';
  const questions = useMemo(() => questionsFor(offerIsOver), [offerIsOver]);
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
