import { locale } from '@verapix/messages/locale';

const figures = new Intl.NumberFormat(locale, { maximumSignificantDigits: 2 });

/** A measured number in two figures: `0.28`, `2.3`, `12`. */
export const formatFigure = (value: number): string => figures.format(value);
