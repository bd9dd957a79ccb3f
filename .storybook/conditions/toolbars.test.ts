import { expect, it } from 'vitest';
import { createCondition, storyDefault } from './toolbars';

const weather = createCondition({
  name: 'Weather',
  icon: 'cloud',
  choices: { sun: 'Sunny', rain: 'Rainy' },
});

it('accepts its choices, and leaves any other value to the story', () => {
  expect(weather.chosen('rain')).toBe('rain');
  for (const value of [storyDefault, 'hail', undefined, 'toString'])
    expect(weather.chosen(value)).toBeUndefined();
});

it('offers the story’s default first', () => {
  expect(weather.globalType).toMatchObject({
    toolbar: { items: [{ value: storyDefault }, { value: 'sun', title: 'Sunny' }, { value: 'rain' }] },
  });
});
