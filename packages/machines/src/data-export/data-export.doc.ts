import { errorCaughtText } from '../docs/emitted-texts';
import { describeMachine } from '../docs/machine-doc';
import { dataExportMachine } from '.';

export const dataExportDoc = describeMachine(dataExportMachine, {
  name: 'Data export',
  purpose:
    'The download of the person’s own data, as JSON or CSV. The page of one’s data starts it with the first press, and stops it. One file at a time.',
  input: {},
  events: {
    'export.requested': {
      meaning: 'The person wants the file in one of the formats. While one is prepared, nothing happens.',
      example: { type: 'export.requested', format: 'csv' },
    },
  },
  actors: {
    prepareExport:
      'Makes the file of what is known of whoever is signed in, and hands it to the browser to save.',
  },
  emits: {
    notify: 'A toast: the file is downloaded, or why not.',
    'error.caught': errorCaughtText,
  },
  testing:
    'Hold `prepareExport` with `controlledActor`. It has no time of its own. Watch for a press of the other button meanwhile.',
});
