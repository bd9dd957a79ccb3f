import { plans, refundDays } from '@verapix/domain';
import preview from '@verapix/storybook/preview';
import { MemoryRouter } from 'react-router-dom';
import { expect, userEvent, waitFor } from 'storybook/test';
import { AccountContext, createAccount } from '../../app/account/account';
import { FaqPage } from './FaqPage';

const meta = preview.meta({
  title: 'Pages/FAQ',
  component: FaqPage,
  parameters: { layout: 'fullscreen', route: '/faq' },
});

/** Of a visitor, for whom the offer runs. */
const account = createAccount({ hasStoredSession: () => false, load: () => new Promise(() => {}) });

const At = ({ address }: { address: string }) => (
  <AccountContext value={account}>
    <MemoryRouter initialEntries={[address]}>
      <FaqPage />
    </MemoryRouter>
  </AccountContext>
);

/** Ten questions, of which one is open at a time. */
export const Default = meta.story({
  parameters: { spec: ['faq.accordion', 'entity.faq', 'faq.ten'] },
  render: () => <At address="/faq" />,
  play: async ({ canvas, canvasElement }) => {
    const questions = await canvas.findAllByRole('heading', { level: 2 });
    await expect(questions).toHaveLength(10);
    for (const question of questions.slice(0, 2)) await userEvent.click(question);
    await expect(canvasElement.querySelectorAll('details[open]')).toHaveLength(1);
    await userEvent.click(questions[1] ?? canvasElement);
    await expect(canvasElement.querySelectorAll('details[open]')).toHaveLength(0);
    await expect(canvas.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
  },
});

/** An anchor opens its answer, scrolls to it and focuses it. */
export const LinkedAnswer = meta.story({
  parameters: { spec: ['limit.refund'] },
  render: () => <At address="/faq#refunds" />,
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText(new RegExp(`within ${refundDays} days`))).toBeVisible());
    await expect(canvasElement.querySelector('#refunds')).toHaveFocus();
    await expect(canvasElement.querySelectorAll('details[open]')).toHaveLength(1);
    window.scrollTo(0, 0);
  },
});

export const PhoneOpen = meta.story({
  render: () => <At address="/faq#premium" />,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText(new RegExp(`^Results up to ${plans.premium.upscaleTo}`))).toBeVisible(),
    );
    window.scrollTo(0, 0);
  },
});

export const Tablet = meta.story({
  render: () => <At address="/faq" />,
  globals: { viewport: { value: 'tablet' } },
});
