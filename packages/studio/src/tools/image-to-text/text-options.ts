import { convertedFormats, pdfFormat } from '@verapix/domain';
import type { TextLanguage, TextMethod, WordBox } from '@verapix/engines/text';
import { type Device, thisDevice } from '../../batch/pictures-at-once';
import { type CatalogueLocale, catalogueLocaleOf, locale } from '@verapix/messages/locale';

/** What the user chooses before a run. */
export interface TextOptions {
  /** Recipes of earlier versions have none: they read by line. */
  method?: TextMethod | undefined;
  /** At least one. */
  languages: readonly TextLanguage[];
  /** The part of the picture that is read; the whole picture without it. */
  region?: WordBox | undefined;
}

const textLanguageOf: Readonly<Record<CatalogueLocale, TextLanguage>> = { en: 'eng', de: 'deu' };

/** Gigabytes of memory, as the browser says, from which reading by line is preselected. */
const minGigabytes = 4;

/** The method that is preselected: devices that say they have little memory, such as small phones, read the page at once. */
export function usualMethod(device: Pick<Device, 'gigabytes'>): TextMethod {
  return device.gigabytes >= minGigabytes ? 'lines' : 'page';
}

/** At first, a text is read in the language of the page. */
export const initialOptions: TextOptions = {
  method: 'navigator' in globalThis ? usualMethod(thisDevice()) : 'lines',
  languages: [textLanguageOf[catalogueLocaleOf(locale)]],
};

/** Whether a file says that it is a PDF. Opening it tells whether it is one. */
export const isPdf = ({ name, type }: File): boolean => type === pdfFormat.mime || /\.pdf$/i.test(name);

/** Whether a file says that it is a TIFF. */
export const isTiff = ({ name, type }: File): boolean =>
  type === convertedFormats.tiff.mime || /\.tiff?$/i.test(name);

/** Whether a file may hold several pages. Opening it tells whether it does. */
export const holdsPages = (file: File): boolean => isPdf(file) || isTiff(file);
