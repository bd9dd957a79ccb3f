import { expect, it } from 'vitest';
import { languageOf } from './languages';

it.each([
  [
    'eng',
    'The wall keeps the sea out, and behind it are the sheds that were built in the summer of a dry year.',
  ],
  ['deu', 'Die Mauer halt das Meer ab, und die Schuppen sind nicht in einer Reihe mit dem Hafen von heute.'],
  ['fra', 'Le mur protege le port et les bateaux sont dans un bassin qui est sur la rive avec des arbres.'],
  ['spa', 'El muro protege el puerto y los barcos que se quedan en la orilla con las redes para la pesca.'],
  [
    'ita',
    'Il muro protegge il porto dalla marea e le barche sono nel bacino con gli alberi della riva di notte.',
  ],
  [
    'por',
    'O muro protege o porto do mar e os barcos ficam na margem com as redes para uma pesca mais longa.',
  ],
  [
    'pol',
    'Mur nie jest wysoki, ale chroni port i statki, w ktorych jest na zime miejsce dla sieci oraz lin.',
  ],
  ['tur', 'Bu duvar liman ve tekneler icin bir koruma olarak yapildi, ama daha sonra da cok ise yaradi.'],
  ['ell', 'Το λιμάνι χτίστηκε το καλοκαίρι'],
  ['ara', 'تم بناء الميناء في الصيف'],
  ['hin', 'बंदरगाह गर्मियों में बनाया गया था'],
  ['jpn', '港は夏に建てられました'],
  ['chi_sim', '港口建于夏天'],
  [undefined, 'Butter 3.15 Total 26.52'],
  [undefined, ''],
] as const)('tells %s', (language, text) => {
  expect(languageOf(text)).toBe(language);
});
