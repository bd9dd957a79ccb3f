import { plainText } from '@verapix/client/plain-text';
import { AuthCard, Button, Card, Inline, InternalLink } from '@verapix/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths';
import { Page } from '../../app/shell/Page';

const defaultMessage = 'An error occurred during the payment process.';

/** `/payment/error`: where a declined checkout redirects to. Anyone can write its message, so it is shown as text. */
export function PaymentErrorPage() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const message = plainText(new URLSearchParams(search).get('message') ?? '');
  const goBack = () => (history.length > 1 ? navigate(-1) : navigate(paths.pricing));
  return <PaymentErrorView message={message || defaultMessage} onBack={goBack} />;
}

export { PaymentErrorPage as Component };

/** The page; `message` is plain text. */
export function PaymentErrorView({ message, onBack }: { message: string; onBack: () => void }) {
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
            <Button asChild wide tone="accent" variant="solid">
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
