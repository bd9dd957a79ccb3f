import * as messages from '@verapix/messages/pricing-faq';
import { Heading, QuestionList, Stack } from '@verapix/ui';
import { useLocation } from 'react-router-dom';
import { useAnchor } from '../../app/shell/navigation';
import { pricingFaq } from '../../content/pricing-faq';

/** Questions about plans. Their headings are one level below `level`. */
export function PricingFaq({ level }: { level: 2 | 3 }) {
  const { hash } = useLocation();
  // It loads later than its page, whose other anchors are not scrolled to again.
  useAnchor(pricingFaq.some(({ id }) => hash === `#${id}`));
  return (
    <Stack gap="m">
      <Heading level={level}>{messages.title}</Heading>
      <QuestionList questions={pricingFaq} level={level === 2 ? 3 : 4} name="plans" />
    </Stack>
  );
}
