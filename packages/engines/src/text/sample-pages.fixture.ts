import { canvasOf, encodeCanvas } from '../picture/pixels';

/** A piece of a page: how it is drawn, and the text that a reader should return for it. */
interface Piece {
  draw: () => HTMLElement;
  text: string;
}

/** An element. The page's policy allows no HTML from strings. */
function box(style: string, ...children: readonly (string | HTMLElement)[]): HTMLElement {
  const element = document.createElement('div');
  element.style.cssText = style;
  element.append(...children);
  return element;
}

const part = (text: string, style = ''): Piece => ({
  draw: () => box(`white-space:pre-wrap;${style}`, text),
  text,
});
const title = (text: string) => part(text, 'font-size:34px;font-weight:bold;margin-bottom:18px');
const prose = (text: string) => part(text, 'margin-bottom:16px');

const stack = (...pieces: readonly Piece[]): Piece => ({
  draw: () => box('', ...pieces.map(({ draw }) => draw())),
  text: pieces.map(({ text }) => text).join('\n'),
});

/** Cells that belong together by row; the last of a row is on the right. `template` is that of a CSS grid. */
const rows = (template: string, cells: readonly (readonly string[])[], style = ''): Piece => ({
  draw: () =>
    box(
      `display:grid;grid-template-columns:${template};row-gap:10px;margin-bottom:20px`,
      ...cells.flatMap((row) =>
        row.map((text, at) => box(`${at === row.length - 1 ? 'text-align:right;' : ''}${style}`, text)),
      ),
    ),
  text: cells.map((row) => row.filter((text) => text !== '').join(' ')).join('\n'),
});

/** Columns that are read one after the other. */
const columns = (template: string, ...pieces: readonly Piece[]): Piece => ({
  draw: () =>
    box(
      `display:grid;grid-template-columns:${template};column-gap:60px`,
      ...pieces.map(({ draw }) => draw()),
    ),
  text: pieces.map(({ text }) => text).join('\n'),
});

const harbour =
  'The harbour was built when the ferries came twice a day and the herring boats filled the inner basin. A wall of grey stone keeps the sea out, and behind it the sheds stand in two rows. In winter nobody mends nets here any more, but the smell of tar has stayed in the beams.';
const orchard =
  'Apples need a cool cellar with a little damp in the air. Lay them on slats, not touching each other, and look at them every week. One soft fruit spoils its neighbours, so take it out at once. Late sorts keep until May, and taste better in March than in the autumn.';
const railway =
  'The line was opened in the summer of a dry year. It climbs for nine miles through the beech woods and crosses the river on a bridge of five arches. Children waved at every train for the first month, and the stationmaster planted roses beside the platform.';
const weather =
  'Strong winds from the west are expected on the coast tonight. Rain will reach the hills before midnight and turn to snow above eight hundred metres. Tomorrow begins dry and bright in the east, with a few showers later in the day.';

export interface SamplePage {
  name: string;
  width: number;
  content: Piece;
  /** CSS of the page. */
  style?: string;
  /** The page's clockwise rotation in the picture, in degrees. */
  rotation?: number;
  /** Pixels of the picture for each pixel of the page. Default: 1. */
  scale?: number;
}

const basket = [
  ['Wholemeal bread', '2.80'],
  ['Butter, salted', '3.15'],
  ['Apples 1.2 kg', '4.08'],
  ['Oat milk 2 x 1.95', '3.90'],
  ['Tomatoes', '2.49'],
  ['Washing powder', '7.95'],
  ['Dark chocolate', '1.85'],
  ['Bag for life', '0.30'],
];
const receipt = stack(
  part('Corner Market', 'text-align:center;font-size:32px;font-weight:bold'),
  part('14 Mill Lane, Harbury\nTel. 01632 960 144', 'text-align:center;margin-bottom:24px'),
  rows('1fr 160px', basket),
  rows(
    '1fr 160px',
    [
      ['Total', '26.52'],
      ['Cash', '30.00'],
      ['Change', '3.48'],
    ],
    'font-weight:bold',
  ),
  part('Thank you for your visit', 'text-align:center'),
);

const recipe = stack(
  title('Potato soup with leek'),
  rows('140px 1fr auto', [
    ['800 g', 'potatoes', 'peeled'],
    ['2', 'leeks', 'in thin rings'],
    ['1 l', 'vegetable stock', 'hot'],
    ['30 g', 'butter', ''],
    ['150 ml', 'cream', 'at the end'],
  ]),
  prose('1. Cut the potatoes into cubes and wash the leeks well.'),
  prose('2. Melt the butter in a large pot and cook the leeks until they are soft, for about ten minutes.'),
  prose('3. Add the potatoes and the stock, and simmer for twenty minutes.'),
  prose('4. Blend, stir in the cream and season with pepper and nutmeg.'),
);

const invoice = stack(
  rows('1fr 260px', [
    ['Northway Joinery Ltd', 'Invoice 2024-118'],
    ['7 Station Road', '12 March 2024'],
    ['Carlow', 'Due in 30 days'],
  ]),
  part('Customer: Riverside School, Bridge Street 2', 'margin:30px 0'),
  rows(
    '1fr 100px 150px 150px',
    [
      ['Description', 'Hours', 'Rate', 'Amount'],
      ['Oak shelves, fitted', '14', '42.00', '588.00'],
      ['Repair of window frames', '6', '42.00', '252.00'],
      ['Sanding and varnish', '9', '38.50', '346.50'],
      ['Delivery', '1', '35.00', '35.00'],
    ],
    'border-bottom:1px solid #999;padding-bottom:6px',
  ),
  rows('1fr 150px', [
    ['Net', '1221.50'],
    ['Tax 20 %', '244.30'],
    ['Total', '1465.80'],
  ]),
  prose('Please pay into the account named below and quote the number of the invoice.'),
);

const cities = [
  ['City', 'Population', 'Area km2', 'Founded'],
  ['Lisbon', '545796', '100', '1147'],
  ['Krakow', '804237', '327', '1257'],
  ['Bergen', '291940', '465', '1070'],
  ['Ghent', '265086', '156', '1180'],
  ['Seville', '684234', '140', '1248'],
  ['Turin', '848748', '130', '1563'],
];

const settings = stack(
  title('Settings'),
  rows('1fr 220px', [
    ['Language', 'English'],
    ['Theme', 'Follow the system'],
    ['Notifications', 'On'],
    ['Storage used', '3.4 GB of 15 GB'],
    ['Last backup', 'Yesterday, 21:40'],
    ['Version', '8.2.1'],
  ]),
);

const menu = stack(
  title('The Old Ferry House'),
  part('Starters', 'font-size:26px;margin:10px 0'),
  rows('1fr 100px', [
    ['Smoked mackerel with beetroot', '8.50'],
    ['Leek and potato soup', '6.00'],
    ['Goat cheese on toast', '7.25'],
  ]),
  part('Main courses', 'font-size:26px;margin:10px 0'),
  rows('1fr 100px', [
    ['Fish of the day with lemon butter', '17.50'],
    ['Mushroom pie', '14.00'],
    ['Lamb stew with barley', '16.75'],
  ]),
);

const letter = stack(
  part('12 Quay Street\nHarbury', 'text-align:right'),
  part('3 October 2023', 'text-align:right;margin:20px 0'),
  prose('Dear neighbours,'),
  prose(harbour),
  prose(weather),
  prose('With kind regards,'),
);

const list = stack(
  title('Before the journey'),
  ...[
    'Water the plants and take the spare key next door',
    'Pack the tent, two mats and the small stove',
    'Check the tyres',
    'Buy stamps',
    'Write down the telephone numbers of the huts',
    'Switch off the boiler',
  ].map((item) => part(`• ${item}`, 'margin:10px 0 10px 20px')),
);

const timetable = rows('1fr 1fr 1fr 1fr', [
  ['Station', 'Train 1', 'Train 2', 'Train 3'],
  ['Harbury', '06:12', '09:42', '15:12'],
  ['Mill Lane', '06:25', '09:55', '15:25'],
  ['Carlow', '06:51', '10:21', '15:51'],
  ['Bridge End', '07:08', '10:38', '16:08'],
  ['Northway', '07:30', '11:00', '16:30'],
]);

const form = rows(
  '260px 1fr',
  [
    ['First name', 'Johanna'],
    ['Street', 'Linden Avenue 44'],
    ['Date of birth', '17 August 1981'],
    ['Member since', '2009'],
    ['Telephone', '01632 960 871'],
  ],
  'text-align:left',
);

const twoColumns = columns('1fr 1fr', stack(prose(harbour), prose(weather)), stack(prose(orchard)));
const dark = 'background:#16181d;color:#f0f0f0';
const mono = 'letter-spacing:1px';

/** Twenty pages whose text is known, drawn by the browser. */
export const samplePages: readonly SamplePage[] = [
  { name: 'receipt', width: 620, content: receipt },
  { name: 'receipt, wide', width: 1100, content: receipt },
  { name: 'receipt, small print', width: 560, content: receipt, scale: 0.6, style: mono },
  { name: 'recipe', width: 900, content: recipe },
  {
    name: 'recipe, two columns',
    width: 1200,
    content: stack(
      title('Apple crumble'),
      columns(
        '300px 1fr',
        stack(
          ...['1 kg apples', '200 g flour', '120 g butter', '100 g sugar', '1 lemon', 'cinnamon'].map((one) =>
            part(one, 'margin-bottom:8px'),
          ),
        ),
        stack(
          prose(
            'Peel the apples, cut them into pieces and put them into a flat dish with the juice of a lemon.',
          ),
          prose('Rub the butter into the flour and the sugar until it looks like coarse crumbs.'),
          prose('Bake in a hot oven until the top is golden, for about forty minutes.'),
        ),
      ),
    ),
  },
  { name: 'invoice', width: 1000, content: invoice },
  { name: 'invoice, dark', width: 1000, content: invoice, style: dark },
  { name: 'invoice, small print', width: 1000, content: invoice, scale: 0.6 },
  { name: 'prose, two columns', width: 1200, content: stack(title('Notes from the coast'), twoColumns) },
  {
    name: 'prose, three columns',
    width: 1700,
    content: columns('1fr 1fr 1fr', prose(harbour), prose(orchard), prose(railway)),
  },
  {
    name: 'prose, two columns, rotated',
    width: 1200,
    content: stack(title('Notes from the valley'), columns('1fr 1fr', prose(railway), prose(weather))),
    rotation: 90,
  },
  { name: 'table of numbers', width: 900, content: rows('1fr 1fr 1fr 1fr', cities) },
  {
    name: 'table with borders',
    width: 900,
    content: rows('1fr 1fr 1fr 1fr', cities, 'border:2px solid #555;padding:8px'),
  },
  { name: 'letter', width: 900, content: letter },
  { name: 'list', width: 900, content: list },
  { name: 'screenshot, settings', width: 800, content: settings, scale: 0.75 },
  { name: 'screenshot, settings, dark', width: 800, content: settings, style: dark },
  { name: 'menu, upside down', width: 900, content: menu, rotation: 180 },
  { name: 'timetable, skewed', width: 900, content: timetable, rotation: 2.5 },
  { name: 'form', width: 900, content: form },
];

/** Draws a page as a PNG. */
export async function drawSamplePage({
  name,
  width,
  content,
  style = '',
  rotation = 0,
  scale = 1,
}: SamplePage): Promise<File> {
  const page = box(
    `box-sizing:border-box;width:${width}px;padding:50px;font:22px/1.4 sans-serif;background:#fff;color:#111;${style}`,
    content.draw(),
  );
  document.body.append(page);
  const height = Math.ceil(page.getBoundingClientRect().height);
  const xml = new XMLSerializer().serializeToString(page);
  page.remove();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><foreignObject width="100%" height="100%">${xml}</foreignObject></svg>`;
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const radians = (rotation * Math.PI) / 180;
  const [sine, cosine] = [Math.abs(Math.sin(radians)), Math.abs(Math.cos(radians))];
  const [canvas, context] = canvasOf(
    Math.round((width * cosine + height * sine) * scale),
    Math.round((width * sine + height * cosine) * scale),
  );
  context.fillStyle = style.includes('background') ? '#16181d' : '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate(radians);
  context.scale(scale, scale);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, -width / 2, -height / 2);
  return new File([await encodeCanvas(canvas, 'image/png')], `${name}.png`, { type: 'image/png' });
}
