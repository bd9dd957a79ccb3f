import type {
  ApiKeyType,
  CheckoutRow,
  ContactMessage,
  PaymentRow,
  Preferences,
  SubscriptionRow,
} from '@verapix/facts';

/**
 * What the stand-in backend remembers. It is plain JSON, so a store is one text. Times are milliseconds since 1970,
 * but for rows that travel as they are.
 */
export interface Data {
  /** Signs access tokens (HS256); made with the data. */
  signingKey: string;
  users: UserRecord[];
  sessions: SessionRecord[];
  refreshTokens: RefreshTokenRecord[];
  /** Tokens of mailed links, and codes of the PKCE flow: used once. */
  oneTimeTokens: OneTimeTokenRecord[];
  mails: Mail[];
  subscriptions: SubscriptionRow[];
  checkouts: CheckoutRow[];
  payments: PaymentRow[];
  /** Ids of the provider's events that were handled: one that comes again changes nothing. */
  handledEvents: string[];
  /** Events whose amount, currency or plan is not that of their checkout: kept for somebody to look into. */
  disputedEvents: DisputedEvent[];
  /** Events that the provider has still to deliver. */
  undelivered: UndeliveredEvent[];
  /** Signs the provider's events while no secret of a real provider is configured. */
  webhookSecret: string;
  apiKeys: ApiKeyRecord[];
  preferences: (Preferences & { userId: string; updatedAt: number })[];
  contactMessages: StoredContactMessage[];
  /** Payment settings, saved by an administrator; secrets included: what leaves is masked. */
  merchantConfig: Record<string, unknown> | null;
  /** When all attempts are there again, by limit and key (`sign-in:ada@example.com`): for rate limits. */
  attempts: Record<string, number>;
}

export interface UserRecord {
  id: string;
  /** Lower case. */
  email: string;
  /** `null` for someone who only ever came by Google. */
  passwordHash: string | null;
  emailConfirmedAt: number | null;
  confirmationSentAt: number | null;
  recoverySentAt: number | null;
  lastSignInAt: number | null;
  /** Written by the server alone: rights are read from here. */
  appMetadata: { provider: string; providers: string[]; role?: 'admin' };
  /** Written by the person: never trusted. */
  userMetadata: Record<string, unknown>;
  createdAt: number;
  updatedAt: number;
}

export interface SessionRecord {
  id: string;
  userId: string;
  /** How it was started: `password`, `oauth`, `otp`, `recovery`. */
  method: string;
  userAgent: string;
  ip: string;
  createdAt: number;
  refreshedAt: number;
}

export interface RefreshTokenRecord {
  token: string;
  sessionId: string;
  /** The token this one replaced. */
  parent: string | null;
  revoked: boolean;
  updatedAt: number;
}

export interface OneTimeTokenRecord {
  token: string;
  kind: 'signup' | 'recovery' | 'magiclink' | 'pkce';
  userId: string;
  expiresAt: number;
  /** PKCE alone: the challenge that the verifier has to meet. */
  codeChallenge?: string;
  codeChallengeMethod?: 'plain' | 's256';
  /** PKCE alone: how the session that comes of it was started, as in `SessionRecord`. */
  method?: string;
}

/** A mail that was "sent": it is only ever put here. */
export interface Mail {
  id: string;
  to: string;
  subject: string;
  /** Plain text. */
  text: string;
  /** The link the mail is about. */
  link?: { label: string; href: string };
  sentAt: number;
  readAt: number | null;
}

/** A payment that the provider tells of and that no checkout asked for: nothing came of it. */
export interface DisputedEvent {
  /** The event's. */
  id: string;
  checkoutId: string;
  /** What the provider said, as text. */
  told: string;
  receivedAt: number;
}

/** An event of the payment provider on its way to the webhook. */
export interface UndeliveredEvent {
  /** Delivered with the first request at or after this time. */
  dueAt: number;
  /** The event's JSON as it is signed and sent. */
  body: string;
}

/** An API key: what is left of it after it was shown once. */
export interface ApiKeyRecord {
  id: string;
  userId: string;
  name: string;
  type: ApiKeyType;
  /** SHA-256 of the whole key, in base64url. */
  hash: string;
  last4: string;
  createdAt: number;
  lastUsedAt: number | null;
  revokedAt: number | null;
}

export interface StoredContactMessage extends ContactMessage {
  id: string;
  userId: string | null;
  createdAt: number;
}
