import { textLanguages } from '@verapix/engines/text';
import type { weights } from '@verapix/engines/weights';
import * as messages from '@verapix/messages/licences';

export interface WeightsText {
  /** What the file is used for. */
  purpose: string;
  /** What is known, and what is not, about its licence. */
  licenceNote: string;
}

type LanguageWeights = (typeof textLanguages)[keyof typeof textLanguages]['weights'];

const languages = Object.values(textLanguages).map(({ label: language, weights: id }) => [
  id,
  {
    purpose: messages.tesseractPurpose({ language }),
    licenceNote: messages.tesseractNote({ language }),
  },
]);

/** The description of each file of weights. `scripts/third-party.ts` writes the English ones to the notices. */
export const weightsTexts: Readonly<Record<keyof typeof weights, WeightsText>> = {
  swin2sr: { purpose: messages.swin2srPurpose, licenceNote: messages.swin2srNote },
  gans: { purpose: messages.gansPurpose, licenceNote: messages.gansNote },
  u2netp: { purpose: messages.u2netpPurpose, licenceNote: messages.u2netpNote },
  modnet: { purpose: messages.modnetPurpose, licenceNote: messages.modnetNote },
  migan: { purpose: messages.miganPurpose, licenceNote: messages.miganNote },
  blazeFace: { purpose: messages.blazeFacePurpose, licenceNote: messages.blazeFaceNote },
  ...(Object.fromEntries(languages) as Record<LanguageWeights, WeightsText>),
};
