import { errorCaughtText } from '../docs/emitted-texts';
import { describeMachine } from '../docs/machine-doc';
import { preferencesMachine } from '.';

export const preferencesDoc = describeMachine(preferencesMachine, {
  name: 'Preferences',
  purpose:
    'The settings of one of the three settings pages: read them, change them, save what was changed. Each page starts its own and stops it, unless it is saving. A failed save keeps the changes; two-factor authentication stays off until its setup has started.',
  input: { page: 'The settings page: what it may change and what it says.' },
  events: {
    'load.retried': {
      meaning: 'The person tries again, after the settings could not be read.',
      example: { type: 'load.retried' },
    },
    'switch.toggled': {
      meaning:
        'The person turns a switch, which counts once it is saved. Switches of other pages are ignored; two-factor authentication is set up first.',
      example: { type: 'switch.toggled', key: 'productUpdates', on: false },
    },
    'frequency.chosen': {
      meaning:
        'The person chooses how often mails come. Only the page of e-mail preferences has that choice.',
      example: { type: 'frequency.chosen', frequency: 'monthly' },
    },
    'save.requested': {
      meaning: 'The person saves what was changed, and nothing else.',
      example: { type: 'save.requested' },
    },
  },
  actors: {
    loadPreferences: 'Reads all settings of the person.',
    savePreferences: 'Stores the changes, and brings all settings as they are then.',
    startTwoFactor: 'Starts the setup of two-factor authentication.',
  },
  emits: {
    notify: 'A toast: something changed and is not saved yet, how saving went, or how the setup went.',
    'error.caught': errorCaughtText,
  },
  testing:
    'Hold the three actors with `controlledActor`. It has no time of its own. Watch for `clean` and `dirty`: a switch that is turned back is no change.',
});
