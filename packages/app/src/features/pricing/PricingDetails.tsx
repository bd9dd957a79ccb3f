import { currency, refundDays } from '@verapix/domain';
import * as messages from '@verapix/messages/pricing';
import { Button, Heading, Inline, InternalLink, Stack, Surface, Text } from '@verapix/ui';
import { ShieldCheck } from 'lucide-react';
import type { ComponentProps } from 'react';
import { paths } from '../../content/paths';
import { AssuranceCard } from './AssuranceCard';
import { PricingFaq } from './PricingFaq';

const assurances = [messages.refund({ refundDays }), messages.cancelAnytime, messages.currency({ currency })];

/** What follows the plans: the assurances, questions, and a plan made to measure. */
export function PricingDetails({ offerIsOver }: ComponentProps<typeof PricingFaq>) {
  return (
    <>
      <AssuranceCard icon={ShieldCheck} level={2} title={messages.secure} points={assurances}>
        {messages.secureText({ refundDays })}
      </AssuranceCard>
      <PricingFaq offerIsOver={offerIsOver} />
      <CustomPlan />
    </>
  );
}

function CustomPlan() {
  return (
    <Surface tone="sunken">
      <Inline justify="space-between" gap="l">
        <Stack gap="xs">
          <Heading level={2} size="card">
            {messages.custom}
          </Heading>
          <Text tone="textMuted" measure>
            {messages.customText}
          </Text>
        </Stack>
        <Inline gap="s">
          <Button asChild>
            <InternalLink to={paths.faq}>{messages.viewFaq}</InternalLink>
          </Button>
          <Button asChild>
            <InternalLink to={paths.contact}>{messages.contactSales}</InternalLink>
          </Button>
        </Inline>
      </Inline>
    </Surface>
  );
}
