import { apiKeysDoc } from '../api-keys/api-keys.doc';
import { apiTrialDoc } from '../api-trial/api-trial.doc';
import { authCallbackDoc } from '../auth/auth-callback/auth-callback.doc';
import { passwordResetDoc } from '../auth/password-reset/password-reset.doc';
import { authDoc } from '../auth/session/auth.doc';
import { signInDoc } from '../auth/sign-in/sign-in.doc';
import { signUpDoc } from '../auth/sign-up/sign-up.doc';
import { chatDoc } from '../chat/chat.doc';
import { checkoutDoc } from '../checkout/checkout.doc';
import { contactDoc } from '../contact/contact.doc';
import { countdownDoc } from '../countdown/countdown.doc';
import { dataExportDoc } from '../data-export/data-export.doc';
import { deleteAccountDoc } from '../delete-account/delete-account.doc';
import { freeUseDoc } from '../free-use/free-use.doc';
import { merchantSettingsDoc } from '../merchant-settings/merchant-settings.doc';
import { paymentResultDoc } from '../payment-result/payment-result.doc';
import { preferencesDoc } from '../preferences/preferences.doc';
import { profileDoc } from '../profile/profile.doc';
import { sessionsDoc } from '../sessions/sessions.doc';
import { subscriptionDoc } from '../subscription/subscription.doc';
import { toastDoc } from '../toasts/toast.doc';
import { toastsDoc } from '../toasts/toasts.doc';
import { toolRunDoc } from '../tool-run/tool-run.doc';
import type { MachineDoc } from './machine-doc';

/** What is to be read of each machine of the product, in the order of `allMachines`. */
export const machineDocs: readonly MachineDoc[] = [
  authDoc,
  authCallbackDoc,
  passwordResetDoc,
  signInDoc,
  signUpDoc,
  toolRunDoc,
  subscriptionDoc,
  checkoutDoc,
  paymentResultDoc,
  contactDoc,
  countdownDoc,
  freeUseDoc,
  preferencesDoc,
  profileDoc,
  deleteAccountDoc,
  sessionsDoc,
  apiKeysDoc,
  dataExportDoc,
  apiTrialDoc,
  chatDoc,
  merchantSettingsDoc,
  toastDoc,
  toastsDoc,
];
