import { describe, expect, it } from 'vitest';
import { sharedSwitches } from './PreferencesForm';

describe('switches on two pages', () => {
  it('are the two that both pages show', () => {
    expect(sharedSwitches('notifications')).toEqual([
      { page: 'email', switches: ['productUpdates', 'marketingEmails'] },
    ]);
    expect(sharedSwitches('email')).toEqual([
      { page: 'notifications', switches: ['marketingEmails', 'productUpdates'] },
    ]);
  });
});
