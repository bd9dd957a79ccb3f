/** The sizes that results are often saved in. `dotsPerInch` is that of a print; `turns` follows the picture's orientation. */
export const sizePresets = [
  { id: 'instagram-square', label: 'Instagram square', width: 1080, height: 1080 },
  { id: 'instagram-portrait', label: 'Instagram portrait', width: 1080, height: 1350 },
  { id: 'story', label: 'Story or reel', width: 1080, height: 1920 },
  { id: 'full-hd', label: 'Full HD', width: 1920, height: 1080, turns: true },
  { id: 'a4', label: 'A4 at 300 dpi', width: 2480, height: 3508, dotsPerInch: 300, turns: true },
  { id: 'letter', label: 'US Letter at 300 dpi', width: 2550, height: 3300, dotsPerInch: 300, turns: true },
  { id: 'photo', label: '10 × 15 cm at 300 dpi', width: 1181, height: 1772, dotsPerInch: 300, turns: true },
] as const satisfies readonly {
  id: string;
  label: string;
  width: number;
  height: number;
  dotsPerInch?: number;
  turns?: boolean;
}[];
