import encodeQR from 'qr';

/** Modules of white around a QR code. */
const border = 4;

/** A row of dark modules as a path: one rectangle for each run. */
function pathOfRow(row: readonly boolean[], y: number): string {
  const text = row.map((isDark) => (isDark ? '1' : '0')).join('');
  return [...text.matchAll(/1+/g)]
    .map(({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`)
    .join('');
}

/**
 * A QR code as an SVG picture, black on white. The auth client puts it into a data URL without encoding it, so it
 * contains no `#` and no `%`.
 */
export function qrCodeSvg(text: string): string {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border });
  const size = rows.length;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">`,
    `<rect width="${size}" height="${size}" fill="white"/>`,
    `<path fill="black" d="${rows.map(pathOfRow).join('')}"/>`,
    '</svg>',
  ].join('');
}
