import { describe, expect, it } from 'vitest';
import { coolDownText, mailWaitText } from './form';

describe('the texts of a wait', () => {
  it.each([
    [0, 'You can try again now.'],
    [1, 'You can try again in 1 second.'],
    [59, 'You can try again in 59 seconds.'],
    [60, 'You can try again in 1 minute.'],
    [61, 'You can try again in 1 minute 1 second.'],
    [3600, 'You can try again in 60 minutes.'],
    [125, 'You can try again in 2 minutes 5 seconds.'],
  ])('name %i seconds exactly', (seconds, text) => {
    expect(coolDownText(seconds)).toBe(text);
  });

  it('exist for the next email too', () => {
    expect(mailWaitText(61)).toBe('We can send another email in 1 minute 1 second.');
  });
});
