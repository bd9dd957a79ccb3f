import type { AnyStateMachine } from 'xstate';
import { apiKeysMachine } from './api-keys';
import { apiTrialMachine } from './api-trial';
import { authCallbackMachine, authMachine, passwordResetMachine, signInMachine, signUpMachine } from './auth';
import { chatMachine } from './chat';
import { checkoutMachine } from './checkout';
import { contactMachine } from './contact';
import { countdownMachine } from './countdown';
import { dataExportMachine } from './data-export';
import { deleteAccountMachine } from './delete-account';
import { freeUseMachine } from './free-use';
import { merchantSettingsMachine } from './merchant-settings';
import { paymentResultMachine } from './payment-result';
import { preferencesMachine } from './preferences';
import { profileMachine } from './profile';
import { sessionsMachine } from './sessions';
import { subscriptionMachine } from './subscription';
import { toastMachine, toastsMachine } from './toasts';
import { createToolRunMachine } from './tool-run';

/** Every machine of the product. The gates read it: a machine that is not here is not checked. */
export const allMachines: readonly { id: string; machine: AnyStateMachine }[] = [
  authMachine,
  authCallbackMachine,
  passwordResetMachine,
  signInMachine,
  signUpMachine,
  createToolRunMachine<unknown, object, unknown, unknown>(),
  subscriptionMachine,
  checkoutMachine,
  paymentResultMachine,
  contactMachine,
  countdownMachine,
  freeUseMachine,
  preferencesMachine,
  profileMachine,
  deleteAccountMachine,
  sessionsMachine,
  apiKeysMachine,
  dataExportMachine,
  apiTrialMachine,
  chatMachine,
  merchantSettingsMachine,
  toastMachine,
  toastsMachine,
].map((machine) => ({ id: machine.id, machine }));
