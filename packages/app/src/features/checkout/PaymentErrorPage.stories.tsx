import { plainText } from '@verapix/client/plain-text';
import preview from '@verapix/storybook/preview';
import { expect, fn, userEvent } from 'storybook/test';
import { PaymentErrorView } from './PaymentErrorPage';

const onBack = fn();

const meta = preview.meta({
  title: 'Pages/Payment/Error',
  component: PaymentErrorView,
  args: { message: 'An error occurred during the payment process.', onBack },
  parameters: { layout: 'fullscreen', route: '/payment/error' },
});

export const Default = meta.story({
  parameters: { spec: ['failure.page'] },
  play: async ({ canvas }) => {
    onBack.mockClear();
    await expect(canvas.getByText('An error occurred during the payment process.')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Payment Error' })).toBeVisible();
    await expect(canvas.getByText('Please return to the pricing page and try again.')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onBack).toHaveBeenCalledOnce();
    for (const name of ['Pricing', 'Return to Pricing']) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', '/pricing');
    }
  },
});

/** Anyone can put a message into the address. */
export const StrangeMessage = meta.story({
  parameters: { spec: ['failure.page'] },
  globals: { viewport: { value: 'mobile1' } },
  args: { message: plainText(`<img src=x onerror=alert(1)>\u202e${'x'.repeat(300)}`) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/<img src=x onerror=alert\(1\)> x+…/)).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
