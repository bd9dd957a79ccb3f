import * as messages from '@verapix/messages/pricing-faq';
import { Heading, QuestionList, Stack } from '@verapix/ui';
import { useAnchor } from '../../app/shell/navigation';
import { pricingFaq } from '../../content/pricing-faq';

/** Questions about plans. Their headings are one level below `level`. */
export function PricingFaq({ level }: { level: 2 | 3 }) {
  useAnchor(true);
  return (
    <Stack gap="m">
      <Heading level={level}>{messages.title}</Heading>
      <QuestionList questions={pricingFaq} level={level === 2 ? 3 : 4} name="plans" />
    </Stack>
  );
}
