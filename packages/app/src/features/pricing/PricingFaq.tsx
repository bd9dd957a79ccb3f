import * as messages from '@verapix/messages/pricing-faq';
import { Heading, QuestionList, Stack } from '@verapix/ui';
import { useLocation } from 'react-router-dom';
import { useAnchor } from '../../app/shell/navigation';
import { pricingFaq } from '../../content/pricing-faq';

/** Questions about plans, by the prices that apply to the user. */
export function PricingFaq({ offerIsOver }: { offerIsOver: boolean }) {
  const { hash } = useLocation();
  const questions = pricingFaq(offerIsOver);
  useAnchor(questions.some(({ id }) => hash === `#${id}`));
  return (
    <Stack gap="m">
      <Heading level={2}>{messages.title}</Heading>
      <QuestionList questions={questions} level={3} name="plans" />
    </Stack>
  );
}
