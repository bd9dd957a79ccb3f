import { errorCaughtText } from '../docs/emitted-texts';
import { describeMachine } from '../docs/machine-doc';
import { apiKeysMachine } from '.';

export const apiKeysDoc = describeMachine(apiKeysMachine, {
  name: 'API keys',
  purpose:
    'A person’s API keys: the list, creating one and revoking one, one at a time. The page of keys starts it and stops it, unless it is changing something. A whole key is told once, and can be shown again and copied for as long as this tab remembers it.',
  input: { secrets: 'Whole keys by their ids: those created earlier in the life of this tab. Never stored.' },
  events: {
    'load.retried': {
      meaning: 'The person tries again, after the list could not be read.',
      example: { type: 'load.retried' },
    },
    'tab.chosen': {
      meaning: 'The person looks at the keys of the other kind; a new key is of the kind that is looked at.',
      example: { type: 'tab.chosen', keyType: 'test' },
    },
    'creation.requested': {
      meaning: 'The person creates a key. Where the name is wrong none is made, and the field says why.',
      example: { type: 'creation.requested', name: 'Shop' },
    },
    'visibility.toggled': {
      meaning: 'The person shows a key, or hides it. Only those that this tab was told can be shown.',
      example: { type: 'visibility.toggled', id: 'shop' },
    },
    'key.copied': { meaning: 'The page put a key on the clipboard.', example: { type: 'key.copied' } },
    'copy.refused': {
      meaning: 'The browser does not let the page use the clipboard: a toast says to copy by hand.',
      example: { type: 'copy.refused' },
    },
    'revocation.asked': {
      meaning: 'The person wants to revoke a key of the list, and is asked first.',
      example: { type: 'revocation.asked', id: 'shop' },
    },
    'revocation.confirmed': {
      meaning: 'The person revokes it.',
      example: { type: 'revocation.confirmed' },
    },
    'revocation.dismissed': { meaning: 'The person keeps it.', example: { type: 'revocation.dismissed' } },
  },
  actors: {
    listApiKeys: 'Reads the keys of both kinds, the newest first, without the secret part.',
    createApiKey: 'Creates a key, and brings it whole, this once.',
    revokeApiKey: 'Revokes one. That it was revoked already is as good.',
  },
  emits: {
    notify: 'A toast: what was created, revoked or copied, or why not.',
    'key.created':
      'A key that only this tab knows: to be held in its memory, for when the page is come back to.',
    'error.caught': errorCaughtText,
  },
  testing:
    'Hold the three actors with `controlledActor`. It has no time of its own. Watch for the kind that is looked at changing while a key is made, and for secrets: of a key that is revoked nothing may stay.',
});
