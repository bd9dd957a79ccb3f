import * as messages from '@verapix/messages/pricing-faq';
import { Accordion, Heading, Stack } from '@verapix/ui';
import { pricingFaq } from '../../content/pricing-faq';

/** Questions about plans. Their headings are one level below `level`. */
export function PricingFaq({ level }: { level: 2 | 3 }) {
  return (
    <Stack gap="m">
      <Heading level={level}>{messages.title}</Heading>
      <Accordion.Root>
        {pricingFaq.map(({ question, answer }) => (
          <Accordion.Item key={question} value={question} title={question} level={level === 2 ? 3 : 4}>
            {answer}
          </Accordion.Item>
        ))}
      </Accordion.Root>
    </Stack>
  );
}
