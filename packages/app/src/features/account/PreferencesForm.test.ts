import { describe, expect, it } from 'vitest';
import { sharedSwitches } from './PreferencesForm';

describe('switches on two pages', () => {
  it('are the three about email, on the pages of notifications and of email', () => {
    expect(sharedSwitches('notifications')).toEqual([
      { page: 'email', switches: ['productUpdates', 'securityAlerts', 'marketingEmails'] },
    ]);
    expect(sharedSwitches('email')).toEqual([
      { page: 'notifications', switches: ['marketingEmails', 'productUpdates', 'securityAlerts'] },
    ]);
  });

  it('are none on the page of privacy', () => {
    expect(sharedSwitches('privacy')).toEqual([]);
  });
});
