import { useLocation, useNavigate } from 'react-router-dom';
import { plainText } from '../../../backend/plain-text';
import { paths } from '../../../paths';
import { PaymentErrorView } from './PaymentErrorView';

const defaultMessage = 'An error occurred during the payment process.';

/** `/payment/error`: where a declined checkout leads back to. Anybody can write its message, so it is text alone. */
export function PaymentErrorPage() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const message = plainText(new URLSearchParams(search).get('message') ?? '');
  const goBack = () => {
    if (history.length > 1) navigate(-1);
    else navigate(paths.pricing);
  };
  return <PaymentErrorView message={message || defaultMessage} onBack={goBack} />;
}
