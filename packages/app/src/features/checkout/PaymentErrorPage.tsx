import { plainText } from '@verapix/client/plain-text';
import * as messages from '@verapix/messages/checkout-result';
import * as common from '@verapix/messages/common';
import { AuthCard, Button, Card, Inline, InternalLink } from '@verapix/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../content/paths';
import { Page } from '../../app/shell/Page';

const defaultMessage = messages.errorDefault;

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
    <Page title={messages.errorPage}>
      <AuthCard title={messages.errorTitle} lead={message}>
        <Inline>
          <Button onClick={onBack}>{messages.goBack}</Button>
          <Button asChild>
            <InternalLink to={paths.pricing}>{common.pricing}</InternalLink>
          </Button>
        </Inline>
        <Card
          level={2}
          title={messages.error}
          footer={
            <Button asChild wide tone="accent" variant="solid">
              <InternalLink to={paths.pricing}>{messages.returnToPricing}</InternalLink>
            </Button>
          }
        >
          {messages.errorText}
        </Card>
      </AuthCard>
    </Page>
  );
}
