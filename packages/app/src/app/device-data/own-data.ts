import { type DeviceOwner, type OwnedData, ownKey, readItem } from '@verapix/domain';
import { locale } from '@verapix/messages/locale';
import * as messages from '@verapix/messages/shell-device-data';
import { countStudioData } from '@verapix/studio/store/own-data';
import { conversationKey } from '../chat';
import { contactDraftKey } from './stored-keys';

const countItem = (storage: () => Storage, key: string, owner: DeviceOwner) =>
  readItem(storage, ownKey(key, owner)) === null ? 0 : 1;

/** Counts everything that this browser keeps for an owner. */
export const countOwnData = async (owner: DeviceOwner): Promise<OwnedData> => ({
  ...(await countStudioData(owner)),
  chats: countItem(() => localStorage, conversationKey, owner),
  drafts: countItem(() => sessionStorage, contactDraftKey, owner),
});

const list = new Intl.ListFormat(locale, { type: 'conjunction' });

/** What is kept in words, such as `2 results and your chat`. */
export const inWords = ({ results, batches, recipes, models, chats, drafts }: OwnedData): string =>
  list.format([
    ...(results > 0 ? [messages.results({ count: results })] : []),
    ...(batches > 0 ? [messages.batches({ count: batches })] : []),
    ...(recipes > 0 ? [messages.recipes({ count: recipes })] : []),
    ...(models > 0 ? [messages.models({ count: models })] : []),
    ...(chats > 0 ? [messages.chats] : []),
    ...(drafts > 0 ? [messages.drafts] : []),
  ]);
