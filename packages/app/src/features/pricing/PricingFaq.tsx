import * as messages from '@verapix/messages/pricing-faq';
import { Heading, QuestionList, Stack } from '@verapix/ui';
import { useLocation } from 'react-router-dom';
import { useAnchor } from '../../app/shell/navigation';
import { pricingFaq } from '../../content/pricing-faq';

/** Questions about plans, by the prices that apply to the user. Their headings are one level below `level`. */
export function PricingFaq({ level, offerIsOver }: { level: 2 | 3; offerIsOver: boolean }) {
  const { hash } = useLocation();
  const questions = pricingFaq(offerIsOver);
  useAnchor(questions.some(({ id }) => hash === `#${id}`));
  return (
    <Stack gap="m">
      <Heading level={level}>{messages.title}</Heading>
      <QuestionList questions={questions} level={level === 2 ? 3 : 4} name="plans" />
    </Stack>
  );
}
