import { type PaymentResultSnapshot, paymentResultMachine } from '@verapix/machines';
import { paymentRow } from '@verapix/machines/test-kit';
import { describe, expect, it } from 'vitest';
import { resultText } from './PaymentSuccessPage';

/** The title in a state of the machine, whatever is known of the payment. */
function titlesIn(value: PaymentResultSnapshot['value']): string[] {
  return [paymentRow(), undefined].map((payment) => {
    const context = { checkoutId: 'checkout-1', payment, signedOut: false, problem: undefined };
    return resultText(paymentResultMachine.resolveState({ value, context }), 'Premium', 'en-US').title;
  });
}

describe('the title of a payment', () => {
  it('says success once it is confirmed', () => {
    expect(titlesIn('paid')[0]).toBe('Payment Successful!');
  });

  const others = Object.keys(paymentResultMachine.config.states ?? {}).filter((state) => state !== 'paid');

  it.each(others)('does not in the state %s', (state) => {
    const value = state === 'pending' ? ({ pending: 'waiting' } as const) : state;
    for (const title of titlesIn(value as PaymentResultSnapshot['value']))
      expect(title).not.toMatch(/success/i);
  });

  it('does not for a payment that is not known', () => {
    expect(titlesIn('paid')[1]).not.toMatch(/success/i);
  });
});
