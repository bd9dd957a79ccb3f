import { DataTable } from '@verapix/ui';
import figures from './pictures/figures.json';

const photographs: Record<string, string> = { alps: 'Mountains', boats: 'Boats', sheep: 'Sheep, grainy' };

const inWords = (bytes: number) => bytes.toLocaleString('en-US');

/** The bytes that each format needs for the same photographs at the same error, measured by the script of the pictures. */
export function FormatTable() {
  return (
    <DataTable
      caption={`Fewest bytes that reach ${figures.sameError.decibels} dB (PSNR) against the original, 960 × 480 pixels each. JPEG by mozjpeg, WebP by libwebp, AVIF by libaom.`}
      columns={['Photograph', 'JPEG', 'WebP', 'AVIF']}
      rows={figures.sameError.rows.map(({ photograph, bytes: { jpeg, webp, avif } }) => [
        photographs[photograph] ?? photograph,
        inWords(jpeg),
        inWords(webp),
        inWords(avif),
      ])}
    />
  );
}
