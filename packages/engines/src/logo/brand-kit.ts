import { canvasOf, encodeCanvas } from '../picture/pixels';
import { backgrounds } from './colour/tones';
import { type Logo, type LogoRound, minFinestPx } from './contract';
import { icoOf } from './ico';

/** A file of a brand kit. */
export interface KitFile {
  /** Its path in the archive. */
  name: string;
  content: Blob | string;
}

/** Sides of the favicons, in pixels: browsers, home screens of iOS (180) and Android (192, 512). */
const faviconSides = [16, 32, 48, 180, 192, 512] as const;
/** The sizes inside `favicon.ico`. */
const icoSides: readonly number[] = [16, 32, 48];
/** Android cuts a maskable icon to any shape that contains a circle of four fifths of its side. */
const maskableSide = 512;
const maskableRatio = 0.56;

/** Pictures for profiles, in pixels, and which logo they show. */
const socialPictures = [
  { name: 'link-preview-1200x630', width: 1200, height: 630, layout: 'full' },
  { name: 'header-1500x500', width: 1500, height: 500, layout: 'full' },
  { name: 'cover-820x312', width: 820, height: 312, layout: 'full' },
  { name: 'profile-400x400', width: 400, height: 400, layout: 'icon' },
  { name: 'post-1080x1080', width: 1080, height: 1080, layout: 'full' },
] as const;

const fileOfLayout = { icon: 'mark', text: 'name', full: 'mark-and-name' } as const;

interface Picture {
  svg: Blob;
  width: number;
  height: number;
  /** CSS colour; transparent if absent. */
  ground?: string;
  /** Ratio of the picture that the drawing may fill, 0 to 1. */
  ratio?: number;
}

/** Renders an SVG in the middle of a picture; in the page, because workers can't decode SVG. */
async function renderSvg({ svg, width, height, ground, ratio = 1 }: Picture): Promise<Blob> {
  const url = URL.createObjectURL(svg);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const [canvas, context] = canvasOf(width, height);
    if (ground) {
      context.fillStyle = ground;
      context.fillRect(0, 0, width, height);
    }
    const scale = Math.min(width / image.naturalWidth, height / image.naturalHeight) * ratio;
    const [wide, tall] = [image.naturalWidth * scale, image.naturalHeight * scale];
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, (width - wide) / 2, (height - tall) / 2, wide, tall);
    return await encodeCanvas(canvas, 'image/png');
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Whether the lines of a mark are thick enough for a favicon. */
export const isMarkLegible = ({ legibility }: Logo): boolean =>
  legibility === undefined || legibility.finestAt16px >= minFinestPx;

const manifestOf = (name: string) =>
  JSON.stringify(
    {
      name,
      short_name: name,
      icons: [
        { src: 'favicon-192.png', sizes: '192x192', type: 'image/png' },
        { src: 'favicon-512.png', sizes: '512x512', type: 'image/png' },
        { src: 'maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
      background_color: backgrounds.light,
      display: 'browser',
    },
    undefined,
    2,
  );

const head = `<link rel="icon" href="favicon.ico" sizes="48x48">
<link rel="icon" href="favicon.svg" type="image/svg+xml" sizes="any">
<link rel="apple-touch-icon" href="favicon-180.png">
<link rel="manifest" href="site.webmanifest">
`;

type Render = (picture: Picture) => Promise<Blob>;

async function favicons(logo: Logo, name: string, render: Render): Promise<KitFile[]> {
  const isLegible = isMarkLegible(logo);
  const small = isLegible ? logo.markSvg : logo.simpleSvg;
  const pngs = new Map<number, Blob>();
  for (const side of faviconSides) {
    // iOS shows transparency as black.
    const opaque = side === 180 ? { ground: backgrounds.light, ratio: isLegible ? 0.84 : 1 } : {};
    pngs.set(side, await render({ svg: small, width: side, height: side, ...opaque }));
  }
  const maskable = await render({
    svg: logo.markSvg,
    width: maskableSide,
    height: maskableSide,
    ground: backgrounds.light,
    ratio: maskableRatio,
  });
  const ico = await icoOf(
    [...pngs].flatMap(([side, png]) => (icoSides.includes(side) ? [{ side, png }] : [])),
  );
  return [
    { name: 'favicon/favicon.ico', content: ico },
    { name: 'favicon/favicon.svg', content: small },
    ...[...pngs].map(([side, content]) => ({ name: `favicon/favicon-${side}.png`, content })),
    { name: 'favicon/maskable-512.png', content: maskable },
    { name: 'favicon/site.webmanifest', content: manifestOf(name) },
    { name: 'favicon/head.html', content: head },
  ];
}

async function socials(logos: readonly Logo[], render: Render): Promise<KitFile[]> {
  const files: KitFile[] = [];
  for (const { name, width, height, layout } of socialPictures) {
    const logo = logos.find((each) => each.layout === layout);
    if (!logo) continue;
    for (const [theme, svg] of [
      ['light', logo.svg],
      ['dark', logo.darkSvg],
    ] as const) {
      const content = await render({ svg, width, height, ground: backgrounds[theme], ratio: 0.8 });
      files.push({ name: `social/${name}-${theme}.png`, content });
    }
  }
  return files;
}

/**
 * The files of a set of logos: each logo as SVG and PNG, a favicon set with its web manifest, and pictures for link
 * previews and profiles. Rejects if the browser can't render them.
 */
export async function brandKit(
  { logos, request }: Pick<LogoRound, 'logos' | 'request'>,
  render: Render = renderSvg,
): Promise<KitFile[]> {
  const own = logos.flatMap(({ layout, svg, darkSvg, png }): KitFile[] => [
    { name: `logo/${fileOfLayout[layout]}.svg`, content: svg },
    { name: `logo/${fileOfLayout[layout]}-on-dark.svg`, content: darkSvg },
    { name: `logo/${fileOfLayout[layout]}.png`, content: png },
  ]);
  const mark = logos.find(({ layout }) => layout === 'icon');
  return [
    ...own,
    ...(mark ? await favicons(mark, request.brandName.trim(), render) : []),
    ...(await socials(logos, render)),
  ];
}
