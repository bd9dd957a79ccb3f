import { expect, it } from 'vitest';
import { createCondition, storysOwn } from './condition';

const weather = createCondition({
  name: 'Weather',
  icon: 'cloud',
  choices: { sun: 'Sunny', rain: 'Rainy' },
});

it('knows its choices, and leaves everything else to the story', () => {
  expect(weather.chosen('rain')).toBe('rain');
  for (const value of [storysOwn, 'hail', undefined, 'toString'])
    expect(weather.chosen(value)).toBeUndefined();
});

it('offers the story’s own first', () => {
  expect(weather.globalType).toMatchObject({
    toolbar: { items: [{ value: storysOwn }, { value: 'sun', title: 'Sunny' }, { value: 'rain' }] },
  });
});
