import { locale } from '@verapix/messages/locale';
import * as messages from '@verapix/messages/problems';
import { plainText } from './plain-text';

/** What the codes of the auth service mean. Its own messages are written for developers. */
const authMeanings: Readonly<Record<string, string>> = {
  anonymous_provider_disabled: messages.methodDisabled,
  bad_code_verifier: messages.linkExpired,
  bad_jwt: messages.sessionMissing,
  current_password_invalid: messages.currentPassword,
  current_password_required: messages.currentPassword,
  email_address_invalid: messages.emailInvalid,
  email_exists: messages.userAlreadyExists,
  email_not_confirmed: messages.emailNotConfirmed,
  email_provider_disabled: messages.methodDisabled,
  flow_state_expired: messages.linkExpired,
  flow_state_not_found: messages.linkExpired,
  invalid_credentials: messages.invalidCredentials,
  no_authorization: messages.sessionMissing,
  otp_disabled: messages.signUpDisabled,
  otp_expired: messages.linkExpired,
  over_email_send_rate_limit: messages.tooManyEmails,
  phone_provider_disabled: messages.methodDisabled,
  provider_disabled: messages.methodDisabled,
  reauthentication_needed: messages.reauthenticationNeeded,
  reauthentication_not_valid: messages.reauthenticationInvalid,
  refresh_token_already_used: messages.sessionMissing,
  refresh_token_not_found: messages.sessionMissing,
  same_password: messages.samePassword,
  session_expired: messages.sessionMissing,
  session_not_found: messages.sessionMissing,
  signup_disabled: messages.signUpDisabled,
  user_already_exists: messages.userAlreadyExists,
  user_banned: messages.userBanned,
  user_not_found: messages.userNotFound,
  weak_password: messages.weakPassword,
};

/** What the codes of our functions mean, for pages that are not in English. */
const meanings: Readonly<Record<string, string>> = {
  not_found: messages.notThere,
  insufficient_aal: messages.codeRequired,
  over_request_rate_limit: messages.tooManyRequests,
  access_denied: messages.accessDenied,
  permission_denied: messages.permissionDenied,
  unauthorized: messages.sessionMissing,
  not_implemented: messages.notImplemented,

  already_subscribed: messages.alreadySubscribed,
  bad_json: messages.validationFailed,
  bad_request: messages.validationFailed,
  checkout_unavailable: messages.checkoutUnavailable,
  cloud_storage_full: messages.cloudStorageFull,
  conflict: messages.conflict,
  file_content_invalid: messages.fileContentInvalid,
  file_type_not_allowed: messages.fileTypeNotAllowed,
  image_service_busy: messages.imageServiceBusy,
  image_service_failed: messages.imageServiceFailed,
  image_service_slow: messages.imageServiceSlow,
  invalid_link: messages.linkExpired,
  key_not_active: messages.keyNotActive,
  payload_too_large: messages.payloadTooLarge,
  plan_required: messages.cloudPlanRequired,
  premium_required: messages.paidPlanRequired,
  prompt_refused: messages.promptRefused,
  second_factor_required: messages.secondFactorRequired,
  too_many_keys: messages.tooManyKeys,
  unknown_plan: messages.unknownPlan,
  usage_limit_reached: messages.usageLimitReached,
  validation_failed: messages.validationFailed,
};

/**
 * A message of the server, safe to show. For a code of the auth service it is ours. Our functions write English for users: a
 * page in another language gets the meaning of the code, which says less than a message with numbers and names, or the
 * message if the code is unknown.
 */
export function serverMessage(code: string | undefined, message: string): string {
  const known = locale === 'en' ? authMeanings : { ...authMeanings, ...meanings };
  const meaning = code !== undefined && Object.hasOwn(known, code) ? known[code] : undefined;
  return meaning ?? plainText(message);
}
