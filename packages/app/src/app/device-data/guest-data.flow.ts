import { ownKey, type OwnedData, visitors, writeItem } from '@verapix/domain';
import { guestDataMachine } from '@verapix/machines';
import { countStudioData, moveGuestData } from '@verapix/studio/store/own-data';
import { defineFlow } from '../flow/define-flow';
import { guestDataAnswerKey } from './stored-keys';

/** Offers the user what was made in this browser without an account. Chats and drafts stay with the visitors who wrote them. */
export const guestDataFlow = defineFlow({
  machine: guestDataMachine,
  run: () => ({
    actors: {
      readGuestData: async (): Promise<OwnedData> => ({
        ...(await countStudioData(visitors)),
        chats: 0,
        drafts: 0,
      }),
      moveGuestData,
    },
    on: {
      'offer.answered': () => void writeItem(() => localStorage, ownKey(guestDataAnswerKey), 'left'),
    },
  }),
});
