import * as messages from '@verapix/messages/engines-languages';
import type { weights } from '../weights';

/** The languages that can be read, by their code in Tesseract, with the name shown and the file of weights. */
export const textLanguages = {
  eng: { label: messages.english, weights: 'tesseractEnglish' },
  deu: { label: messages.german, weights: 'tesseractGerman' },
  fra: { label: messages.french, weights: 'tesseractFrench' },
  spa: { label: messages.spanish, weights: 'tesseractSpanish' },
  ita: { label: messages.italian, weights: 'tesseractItalian' },
  por: { label: messages.portuguese, weights: 'tesseractPortuguese' },
  pol: { label: messages.polish, weights: 'tesseractPolish' },
  tur: { label: messages.turkish, weights: 'tesseractTurkish' },
  ell: { label: messages.greek, weights: 'tesseractGreek' },
  ara: { label: messages.arabic, weights: 'tesseractArabic' },
  hin: { label: messages.hindi, weights: 'tesseractHindi' },
  chi_sim: { label: messages.chinese, weights: 'tesseractChinese' },
  jpn: { label: messages.japanese, weights: 'tesseractJapanese' },
  kor: { label: messages.korean, weights: 'tesseractKorean' },
} as const satisfies Record<string, { label: string; weights: keyof typeof weights }>;

export type TextLanguage = keyof typeof textLanguages;
