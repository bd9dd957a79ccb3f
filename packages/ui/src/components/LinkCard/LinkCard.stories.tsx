import preview from '@verapix/storybook/preview';
import { Bell, CreditCard, Database, KeyRound, Mail, ShieldCheck } from 'lucide-react';
import { expect, userEvent } from 'storybook/test';
import { Grid } from '../../primitives/Grid';
import { LinkCard, type LinkCardProps } from './LinkCard';

const meta = preview.meta({
  title: 'Components/LinkCard',
  component: LinkCard,
  args: {
    to: '#notifications',
    icon: Bell,
    level: 2 as const,
    title: 'Notifications',
    description: 'Choose what we tell you, and how.',
    style: { maxInlineSize: '24rem' },
  },
  parameters: {
    about: {
      purpose:
        'Links to one of several pages, with an icon and a sentence, as on the account page. The whole card is the link.',
      avoid: [
        'For a card with a picture or buttons, use `Card`.',
        'For a link within a sentence, use `Link`.',
      ],
      keyboard: [
        { keys: ['Tab'], does: 'Moves to its one link, the title.' },
        { keys: ['Enter'], does: 'Follows it.' },
      ],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Notifications' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    const box = canvas
      .getByRole('heading', { level: 2 })
      .parentElement?.parentElement?.getBoundingClientRect();
    if (!box) throw new Error('The title stands in no card.');
    await expect(document.elementFromPoint(box.right - 8, box.bottom - 8)).toBe(link);
  },
});

const cards: Omit<LinkCardProps, 'level'>[] = [
  {
    to: '#subscriptions',
    icon: CreditCard,
    title: 'Subscriptions',
    description: 'Your plan, what it costs, and when it renews.',
  },
  { to: '#api-keys', icon: KeyRound, title: 'API keys', description: 'Keys for your own programs.' },
  {
    to: '#notifications',
    icon: Bell,
    title: 'Notifications',
    description: 'Choose what we tell you, and how.',
  },
  {
    to: '#privacy',
    icon: ShieldCheck,
    title: 'Privacy and security',
    description: 'Two-factor authentication, what is collected, and where you are signed in.',
  },
  {
    to: '#email',
    icon: Mail,
    title: 'E-mail preferences',
    description: 'What we write to you about, and how often.',
  },
  {
    to: '#data',
    icon: Database,
    title: 'Account data',
    description: 'Download everything we hold about you.',
  },
];

const six = (
  <Grid gap="m" column="l">
    {cards.map((card) => (
      <LinkCard key={card.to} level={2} {...card} />
    ))}
  </Grid>
);

export const Matrix = meta.story({ render: () => six });

export const Phone = meta.story({
  render: () => six,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const LongTexts = meta.story({
  args: {
    title: 'A title that is longer than the card is wide',
    description: 'AndADescriptionWithAWordThatDoesNotFitIntoOneLineOfTheCardAtAll',
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
