import type { weights } from '@verapix/engines/weights';
import * as names from '@verapix/messages/engines-languages';
import * as messages from '@verapix/messages/licences';

export interface WeightsText {
  /** What the file is used for. */
  purpose: string;
  /** What is known, and what is not, about its licence. */
  licenceNote: string;
}

const tesseract = (language: string): WeightsText => ({
  purpose: messages.tesseractPurpose({ language }),
  licenceNote: messages.tesseractNote({ language }),
});

/** The description of each file of weights. `scripts/third-party.ts` writes the English ones to the notices. */
export const weightsTexts: Readonly<Record<keyof typeof weights, WeightsText>> = {
  swin2sr: { purpose: messages.swin2srPurpose, licenceNote: messages.swin2srNote },
  gans: { purpose: messages.gansPurpose, licenceNote: messages.gansNote },
  realesrGeneral: {
    purpose: messages.realesrGeneralPurpose,
    licenceNote: messages.realesrGeneralNote,
  },
  realesrDrawings: {
    purpose: messages.realesrDrawingsPurpose,
    licenceNote: messages.realesrDrawingsNote,
  },
  u2netp: { purpose: messages.u2netpPurpose, licenceNote: messages.u2netpNote },
  modnet: { purpose: messages.modnetPurpose, licenceNote: messages.modnetNote },
  migan: { purpose: messages.miganPurpose, licenceNote: messages.miganNote },
  objectEncoder: { purpose: messages.objectEncoderPurpose, licenceNote: messages.objectEncoderNote },
  objectDecoder: { purpose: messages.objectDecoderPurpose, licenceNote: messages.objectDecoderNote },
  blazeFace: { purpose: messages.blazeFacePurpose, licenceNote: messages.blazeFaceNote },
  ppocrLines: { purpose: messages.ppocrLinesPurpose, licenceNote: messages.ppocrLinesNote },
  ppocrEnglish: { purpose: messages.ppocrEnglishPurpose, licenceNote: messages.ppocrEnglishNote },
  tesseractEnglish: tesseract(names.english),
  tesseractGerman: tesseract(names.german),
  tesseractFrench: tesseract(names.french),
  tesseractSpanish: tesseract(names.spanish),
  tesseractItalian: tesseract(names.italian),
  tesseractPortuguese: tesseract(names.portuguese),
  tesseractPolish: tesseract(names.polish),
  tesseractTurkish: tesseract(names.turkish),
  tesseractGreek: tesseract(names.greek),
  tesseractArabic: tesseract(names.arabic),
  tesseractHindi: tesseract(names.hindi),
  tesseractChinese: tesseract(names.chinese),
  tesseractJapanese: tesseract(names.japanese),
  tesseractKorean: tesseract(names.korean),
};
