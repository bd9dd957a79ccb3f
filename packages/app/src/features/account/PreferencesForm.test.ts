import { describe, expect, it } from 'vitest';
import { sharedSwitches } from './PreferencesForm';

describe('switches on two pages', () => {
  it('are those that both pages show', () => {
    expect(sharedSwitches('notifications')).toEqual([
      { page: 'email', switches: ['productUpdates', 'securityAlerts', 'marketingEmails'] },
    ]);
    expect(sharedSwitches('email')).toEqual([
      { page: 'notifications', switches: ['marketingEmails', 'productUpdates', 'securityAlerts'] },
    ]);
  });
});
