import { expect, it } from 'vitest';
import { barColours } from './ThemeColour';

it('gives the bars of the browser the chosen theme, or that of the system', () => {
  expect(barColours('system')).toEqual(['#fafafa', '#131313']);
  expect(barColours('light')).toEqual(['#fafafa', '#fafafa']);
  expect(barColours('dark')).toEqual(['#131313', '#131313']);
});
