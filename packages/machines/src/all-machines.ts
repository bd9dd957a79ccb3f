import type { AnyStateMachine } from 'xstate';
import { activityMachine } from './activity';
import { apiKeysMachine } from './api-keys';
import { apiTrialMachine } from './api-trial';
import { appUpdateMachine } from './app-update';
import { authCallbackMachine, authMachine, passwordResetMachine, signInMachine, signUpMachine } from './auth';
import { batchMachine } from './batch';
import { batchSessionMachine } from './batch-session';
import { chatMachine } from './chat';
import { checkoutMachine } from './checkout';
import { cloudResultsMachine } from './cloud-results';
import { codePromptMachine } from './code-prompt';
import { contactMachine } from './contact';
import { customModelMachine } from './custom-model';
import { deleteAccountMachine } from './delete-account';
import { deviceStorageMachine } from './device-storage';
import { freeUseMachine } from './free-use';
import { graphicsProcessorMachine } from './graphics-processor';
import { inboxMachine } from './inbox';
import { guestDataMachine } from './guest-data';
import { libraryMachine } from './library';
import { mailLinkMachine } from './mail-link';
import { merchantSettingsMachine } from './merchant-settings';
import { objectSelectionMachine } from './object-selection';
import { offerMachine } from './offer';
import { paymentResultMachine } from './payment-result';
import { preferencesMachine } from './preferences';
import { profileMachine } from './profile';
import { recipesMachine } from './recipes';
import { sessionsMachine } from './sessions';
import { signOutMachine } from './sign-out';
import { subscriptionMachine } from './subscription';
import { toastMachine, toastsMachine } from './toasts';
import { createToolRunMachine } from './tool-run';
import { twoFactorMachine } from './two-factor';
import { webhookSecretMachine } from './webhook-secret';

interface MachineEntry {
  id: string;
  /** The name in Storybook. */
  name: string;
  machine: AnyStateMachine;
}

const entry = (name: string, machine: AnyStateMachine): MachineEntry => ({ id: machine.id, name, machine });

/** All machines of the product. The tests and Storybook read this list: a machine that is missing is not checked. */
export const allMachines: readonly MachineEntry[] = [
  entry('Session', authMachine),
  entry('Sign-in callback', authCallbackMachine),
  entry('Password reset', passwordResetMachine),
  entry('Sign in', signInMachine),
  entry('Sign up', signUpMachine),
  entry('Tool run', createToolRunMachine<unknown, object, unknown, unknown>()),
  entry('Library', libraryMachine),
  entry('Recipes', recipesMachine),
  entry('Results in the cloud', cloudResultsMachine),
  entry('Storage of the device', deviceStorageMachine),
  entry('Work of visitors', guestDataMachine),
  entry('Own models', customModelMachine),
  entry('Graphics processor', graphicsProcessorMachine),
  entry('Selection of objects', objectSelectionMachine),
  entry('Batch', batchMachine),
  entry('Batch session', batchSessionMachine),
  entry('Subscription', subscriptionMachine),
  entry('Checkout', checkoutMachine),
  entry('Payment result', paymentResultMachine),
  entry('Contact form', contactMachine),
  entry('Offer', offerMachine),
  entry('Free uses', freeUseMachine),
  entry('Preferences', preferencesMachine),
  entry('Profile', profileMachine),
  entry('Two-factor authentication', twoFactorMachine),
  entry('Code prompt', codePromptMachine),
  entry('Account deletion', deleteAccountMachine),
  entry('Active sessions', sessionsMachine),
  entry('Sign-out', signOutMachine),
  entry('Activity log', activityMachine),
  entry('Link in a mail', mailLinkMachine),
  entry('API keys', apiKeysMachine),
  entry('Signing secret of webhooks', webhookSecretMachine),
  entry('API trial', apiTrialMachine),
  entry('Support chat', chatMachine),
  entry('Payment settings', merchantSettingsMachine),
  entry('Inbox', inboxMachine),
  entry('App update', appUpdateMachine),
  entry('Toast timer', toastMachine),
  entry('Toasts', toastsMachine),
];
