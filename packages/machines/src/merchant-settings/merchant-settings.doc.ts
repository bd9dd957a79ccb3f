import { errorCaughtText } from '../docs/emitted-texts';
import { describeMachine } from '../docs/machine-doc';
import { merchantSettingsMachine } from '.';

export const merchantSettingsDoc = describeMachine(merchantSettingsMachine, {
  name: 'Payment settings',
  purpose:
    'The payment settings of an administrator: read them, edit them, try the connection, save them and read them again. Their page starts it and stops it, unless it is saving. The server decides who is an administrator; whoever is refused keeps nothing of the settings.',
  input: {
    parse:
      'Checks the fields against what is stored, and brings the settings to send or what is wrong with which field. Pure.',
  },
  events: {
    'load.retried': {
      meaning: 'The person tries again, after the settings could not be read.',
      example: { type: 'load.retried' },
    },
    'field.changed': {
      meaning: 'The person types in a field.',
      example: { type: 'field.changed', field: 'business_name', value: 'Verapix' },
    },
    'save.requested': {
      meaning:
        'The person saves the fields. Where something is wrong with them nothing is sent, and they say so.',
      example: { type: 'save.requested' },
    },
    'test.requested': {
      meaning: 'The person tries the connection with the fields as they are, saved or not.',
      example: { type: 'test.requested' },
    },
  },
  actors: {
    loadConfig: 'Reads the settings, their secrets masked; nothing before the first save.',
    saveConfig:
      'Stores the settings, with those secrets alone that were typed, and says whether the server did.',
    testConnection: 'Has the server try the settings with the provider, and brings its word.',
  },
  emits: {
    notify: 'A toast: saved, not saved, how the test went, or that the role is gone.',
    'error.caught': errorCaughtText,
  },
  testing:
    'Hold the three actors with `controlledActor`, and give a `parse` of a few lines. It has no time of its own. Watch for a refusal at each request: `denied` and `demoted` hold neither settings nor what was typed.',
});
