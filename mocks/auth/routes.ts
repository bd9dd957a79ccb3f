import { HttpError } from '@verapix/server/http/http-error';
import type { BackendRoute } from '../http/context';
import { authorize } from './authorize';
import { challengeFactor, enrollFactor, unenrollFactor, verifyFactor } from './factors';
import { followLink, otp, recover, resend, verifyToken } from './mailed-links';
import { signUp } from './sign-up';
import { token } from './token';
import { getUser, logout, reauthenticate, updateUser } from './user';

/** Answers for a service of GoTrue that is switched off. */
const disabled = (code: string, message: string) => (): Promise<Response> => {
  throw new HttpError(404, code, message);
};
const noSaml = disabled('saml_provider_disabled', 'SAML 2.0 is disabled');
const noLinking = disabled('manual_linking_disabled', 'Manual linking is disabled');

/** The routes under `/auth/v1`. */
export const authRoutes: readonly BackendRoute[] = [
  { method: 'POST', path: '/auth/v1/signup', handle: signUp },
  { method: 'POST', path: '/auth/v1/token', handle: token },
  { method: 'POST', path: '/auth/v1/logout', handle: logout },
  { method: 'GET', path: '/auth/v1/user', handle: getUser },
  { method: 'PUT', path: '/auth/v1/user', handle: updateUser },
  { method: 'GET', path: '/auth/v1/reauthenticate', handle: reauthenticate },
  { method: 'POST', path: '/auth/v1/factors', handle: enrollFactor },
  { method: 'POST', path: '/auth/v1/factors/:id/challenge', handle: challengeFactor },
  { method: 'POST', path: '/auth/v1/factors/:id/verify', handle: verifyFactor },
  { method: 'DELETE', path: '/auth/v1/factors/:id', handle: unenrollFactor },
  { method: 'POST', path: '/auth/v1/recover', handle: recover },
  { method: 'POST', path: '/auth/v1/verify', handle: verifyToken },
  { method: 'GET', path: '/auth/v1/verify', handle: followLink },
  { method: 'POST', path: '/auth/v1/resend', handle: resend },
  { method: 'POST', path: '/auth/v1/otp', handle: otp },
  { method: 'GET', path: '/auth/v1/authorize', handle: authorize },
  { method: 'POST', path: '/auth/v1/sso', handle: noSaml },
  { method: 'GET', path: '/auth/v1/user/identities/authorize', handle: noLinking },
  { method: 'DELETE', path: '/auth/v1/user/identities/:id', handle: noLinking },
];
