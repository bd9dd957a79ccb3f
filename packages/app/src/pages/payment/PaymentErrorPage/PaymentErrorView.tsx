import { AuthCard, Button, Card, Inline, InternalLink } from '@verapix/ui';
import { paths } from '../../../paths';
import { Page } from '../../../shell/Page';

interface PaymentErrorViewProps {
  /** Plain text. */
  message: string;
  onBack: () => void;
}

/** That a payment failed, why, and the ways on. */
export function PaymentErrorView({ message, onBack }: PaymentErrorViewProps) {
  return (
    <Page title="Payment failed">
      <AuthCard title="Payment Failed" lead={message}>
        <Inline>
          <Button onClick={onBack}>Go Back</Button>
          <Button asChild>
            <InternalLink to={paths.pricing}>Pricing</InternalLink>
          </Button>
        </Inline>
        <Card
          level={2}
          title="Payment Error"
          footer={
            <Button asChild wide tone="accent" look="solid">
              <InternalLink to={paths.pricing}>Return to Pricing</InternalLink>
            </Button>
          }
        >
          Please return to the pricing page and try again.
        </Card>
      </AuthCard>
    </Page>
  );
}
