const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });

/**
 * The figure of `value` when `share` of it is counted, 0 to 1: `1.3M` of `2.5M`. It keeps the scale and the decimals
 * of the whole, so that it never takes more room than that.
 *
 * @param unit stands right after the figure.
 */
export function figureAt(share: number, value: number, unit: string): string {
  const parts = compact.formatToParts(value);
  const textOf = (...types: readonly Intl.NumberFormatPartTypes[]) =>
    parts
      .filter(({ type }) => types.includes(type))
      .map((part) => part.value)
      .join('');
  const whole = Number(textOf('integer', 'decimal', 'fraction'));
  return `${(whole * share).toFixed(textOf('fraction').length)}${textOf('compact')}${unit}`;
}
