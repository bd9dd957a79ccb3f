import { errorCaughtText } from '../../docs/emitted-texts';
import { describeMachine } from '../../docs/machine-doc';
import { passwordResetMachine } from '.';

export const passwordResetDoc = describeMachine(passwordResetMachine, {
  name: 'Password reset',
  purpose:
    'Sets a new password, by a mail’s link or by the session that is there. The reset page starts it and stops it, unless a password is being saved. A link that is no good leads to `invalid`, from where a new one can be asked for.',
  input: {},
  events: {
    'password.submit': {
      meaning:
        'The person presses the button. Sends the password where nothing is wrong with it; otherwise says beside the fields what is.',
      example: { type: 'password.submit', password: 'verapix-demo', repeated: 'verapix-demo' },
    },
    'check.retried': {
      meaning:
        'The person tries again, such as after the backend could not be asked: whose password it is, is looked up anew.',
      example: { type: 'check.retried' },
    },
  },
  actors: {
    findIdentity: 'Says whose password may be set: that of the link, or that of the session which is there.',
    updatePassword: 'Sets the password. A link becomes a session no sooner than here.',
  },
  emits: {
    notify: 'A toast: the password is set, or why not.',
    navigate: 'To the account page, once the password is set.',
    'error.caught': errorCaughtText,
  },
  testing:
    'Hold both actors with `controlledActor`. It has no time of its own. Watch for the password: it goes to the actor with its event and is never in the context.',
});
