interface FixturePage {
  width: number;
  height: number;
  words: string;
  /** A picture that covers the page. */
  scan?: { width: number; height: number; jpeg: Uint8Array };
}

/** The operators of an inline image (ISO 32000-1, 8.9.7) as large as the page. */
function scanned({ width, height, scan }: FixturePage): string {
  if (!scan) return '';
  const hex = Array.from(scan.jpeg, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const entries = `/W ${scan.width} /H ${scan.height} /CS /RGB /BPC 8 /F [/AHx /DCT]`;
  return `q ${width} 0 0 ${height} 0 0 cm BI ${entries} ID ${hex}> EI Q `;
}

/** A PDF of these pages, in points, each with its words in Helvetica, which the file does not contain. */
export function pdfOf(pages: readonly FixturePage[], { isLocked = false } = {}): Blob {
  const content = pages.map((page) => `${scanned(page)}BT /F1 24 Tf 20 40 Td (${page.words}) Tj ET`);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap(({ width, height }, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + index * 2} 0 R >>`,
      `<< /Length ${content[index]?.length ?? 0} >>\nstream\n${content[index]}\nendstream`,
    ]),
    // The standard security handler (ISO 32000-1, 7.6.3) with keys that no password matches.
    ...(isLocked
      ? [`<< /Filter /Standard /V 1 /R 2 /P -4 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> >>`]
      : []),
  ];
  const lock = isLocked ? `/Encrypt ${objects.length} 0 R /ID [<41> <41>]` : '';
  return pdfFileOf(objects, lock);
}

/** A PDF of these objects, the first of which is its catalogue. */
export function pdfFileOf(objects: readonly string[], lock = ''): Blob {
  let text = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const start = text.length;
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${lock} >>\nstartxref\n${start}\n%%EOF\n`;
  return new Blob([text], { type: 'application/pdf' });
}
