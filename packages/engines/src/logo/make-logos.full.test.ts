import { logoColours, logoTemplates } from '@verapix/domain';
import { expect, it } from 'vitest';
import { bestColourRatios, simpleContrasts } from './logo.fixture';

const templates = logoTemplates;

it.each(templates)(
  'draws simple marks that are legible at 16 pixels in every colour: %s',
  async (template) => {
    for (const value of logoColours)
      for (const { pixels, colours } of await simpleContrasts({ template, colours: [value] })) {
        expect(pixels).toBeGreaterThan(60);
        expect(colours).toBeGreaterThanOrEqual(3);
      }
  },
);

it.each(templates)('shows every chosen colour in at least one logo: %s', async (template) => {
  for (const colours of [
    ['#3A86FF', '#FF006E', '#06A77D'],
    ['#14213D', '#FFBE0B'],
    ['#9B2226', '#8338EC', '#FB5607'],
    ['#FFBE0B', '#14213D', '#FF006E'],
  ])
    for (const seed of [1, 2, 6])
      for (const ratio of await bestColourRatios({ template, colours, seed, industry: 'food' }))
        expect(ratio, `${colours}, seed ${seed}`).toBeGreaterThan(0.008);
});
