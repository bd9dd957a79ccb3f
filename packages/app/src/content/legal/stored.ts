import * as messages from '@verapix/messages/legal-stored';
import { codeCacheName, pagesCacheName } from '../../service-worker/offline-lists';

/** The kinds of browser storage. */
type Place = 'local' | 'session' | 'files' | 'database';

/** An item that the site stores in a browser. */
export interface StoredThing {
  /** The key, or the common prefix of several keys. */
  key: string;
  type: 'essential' | 'functional';
  place: Place;
  /** Its content and its purpose. */
  purpose: string;
  /** How long it is stored. */
  kept: string;
}

/** Everything the site stores in a browser. A test finds missing items. */
export const storedThings: readonly StoredThing[] = [
  {
    key: 'verapix-auth',
    type: 'essential',
    place: 'local',
    purpose: messages.signedIn,
    kept: messages.untilSignOut,
  },
  {
    key: 'verapix-provider',
    type: 'essential',
    place: 'session',
    purpose: messages.provider,
    kept: messages.untilBack,
  },
  {
    key: 'verapix-pending-sign-in',
    type: 'essential',
    place: 'session',
    purpose: messages.pendingSignIn,
    kept: messages.untilBack,
  },
  {
    key: 'verapix-checkouts',
    type: 'essential',
    place: 'session',
    purpose: messages.checkouts,
    kept: messages.untilTabCloses,
  },
  {
    key: 'verapix.refused-storage',
    type: 'essential',
    place: 'session',
    purpose: messages.refusedStorage,
    kept: messages.untilTabCloses,
  },
  {
    key: 'verapix-free-uses',
    type: 'essential',
    place: 'local',
    purpose: messages.freeUses,
    kept: messages.untilYouDelete,
  },
  {
    key: 'verapix-downloads',
    type: 'essential',
    place: 'files',
    purpose: messages.downloads,
    kept: messages.untilNewer,
  },
  {
    key: 'verapix-cookie-choice',
    type: 'essential',
    place: 'local',
    purpose: messages.cookieChoice,
    kept: messages.untilYouDelete,
  },
  {
    key: 'verapix.theme',
    type: 'functional',
    place: 'local',
    purpose: messages.theme,
    kept: messages.untilDeviceTheme,
  },
  {
    key: 'verapix.language',
    type: 'essential',
    place: 'local',
    purpose: messages.language,
    kept: messages.untilEnglish,
  },
  {
    key: 'verapix.sample-language',
    type: 'functional',
    place: 'local',
    purpose: messages.sampleLanguage,
    kept: messages.untilYouDelete,
  },
  {
    key: 'verapix.help-key',
    type: 'functional',
    place: 'local',
    purpose: messages.helpKey,
    kept: messages.untilYouDelete,
  },
  {
    key: 'verapix.upscale-pace',
    type: 'functional',
    place: 'local',
    purpose: messages.upscalePace,
    kept: messages.untilYouDelete,
  },
  {
    key: 'verapix.graphics-processor',
    type: 'functional',
    place: 'local',
    purpose: messages.graphicsProcessor,
    kept: messages.untilTurnedOff,
  },
  {
    key: codeCacheName,
    type: 'essential',
    place: 'files',
    purpose: messages.code,
    kept: messages.untilReplaced,
  },
  {
    key: pagesCacheName,
    type: 'essential',
    place: 'files',
    purpose: messages.pages,
    kept: messages.untilReplaced,
  },
  {
    key: 'verapix-received',
    type: 'essential',
    place: 'files',
    purpose: messages.received,
    kept: messages.untilRead,
  },
  {
    key: 'verapix-library',
    type: 'functional',
    place: 'database',
    purpose: messages.library,
    kept: messages.untilYouDelete,
  },
  {
    key: 'verapix.recipes',
    type: 'essential',
    place: 'local',
    purpose: messages.recipes,
    kept: messages.untilYouDelete,
  },
  {
    key: 'verapix-batches',
    type: 'essential',
    place: 'database',
    purpose: messages.batches,
    kept: messages.untilBatchDeleted,
  },
  {
    key: 'verapix.batch',
    type: 'essential',
    place: 'local',
    purpose: messages.batch,
    kept: messages.untilBatchDeleted,
  },
  {
    key: 'verapix.batch-notice',
    type: 'essential',
    place: 'local',
    purpose: messages.batchNotice,
    kept: messages.untilYouDelete,
  },
  {
    key: 'verapix.guest-data',
    type: 'essential',
    place: 'local',
    purpose: messages.guestData,
    kept: messages.untilYouDelete,
  },
  {
    key: 'verapix-models',
    type: 'essential',
    place: 'database',
    purpose: messages.models,
    kept: messages.untilYouDelete,
  },
  {
    key: 'verapix.engines',
    type: 'functional',
    place: 'session',
    purpose: messages.engines,
    kept: messages.untilTabCloses,
  },
  {
    key: 'verapix-chat-conversation',
    type: 'functional',
    place: 'local',
    purpose: messages.chatConversation,
    kept: messages.untilChatRestarts,
  },
  {
    key: 'verapix-chat-state',
    type: 'functional',
    place: 'local',
    purpose: messages.chatState,
    kept: messages.untilChatRestarts,
  },
  {
    key: 'verapix-contact-draft',
    type: 'functional',
    place: 'session',
    purpose: messages.contactDraft,
    kept: messages.untilSent,
  },
  {
    key: 'verapix-demo-backend',
    type: 'essential',
    place: 'local',
    purpose: messages.demoBackend,
    kept: messages.untilReset,
  },
  {
    key: 'verapix-demo-files',
    type: 'essential',
    place: 'files',
    purpose: messages.demoFiles,
    kept: messages.untilDeletedThere,
  },
  {
    key: 'verapix-demo-backend.network',
    type: 'essential',
    place: 'session',
    purpose: messages.demoNetwork,
    kept: messages.untilTabCloses,
  },
];
