import type { BackendOptions } from '../backend';
import { toBase64Url } from '../http/base64url';
import type { Data } from './schema';

/** A backend nobody has used, with its own signing key. */
export function emptyData({ randomBytes }: Pick<BackendOptions, 'randomBytes'>): Data {
  return {
    signingKey: toBase64Url(randomBytes(32)),
    users: [],
    sessions: [],
    refreshTokens: [],
    oneTimeTokens: [],
    mails: [],
    subscriptions: [],
    checkouts: [],
    payments: [],
    handledEvents: [],
    disputedEvents: [],
    undelivered: [],
    webhookSecret: toBase64Url(randomBytes(32)),
    apiKeys: [],
    preferences: [],
    contactMessages: [],
    merchantConfig: null,
    attempts: {},
  };
}
