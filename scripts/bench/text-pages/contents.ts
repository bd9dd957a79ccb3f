/**
 * What the pages of the set say: ten kinds of page, two of each with other words, so that those of the fonts which are kept
 * apart say something else too. All names, numbers and addresses are invented.
 */

/** A page to draw, and the text that a reader should return for it. */
export interface PageContent {
  html: string;
  truth: string;
  /** Of the page, in CSS pixels. */
  width: number;
  /** CSS of the page. */
  style?: string;
  /** A photograph of the fixtures behind the page. */
  background?: string;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const paragraphs = (lines: readonly string[], style = '') =>
  lines
    .map((line) => `<p style="margin:0 0 14px;white-space:pre-wrap;${style}">${escaped(line)}</p>`)
    .join('');

const heading = (line: string, style = '') =>
  `<h1 style="font-size:1.35em;margin:0 0 18px;${style}">${escaped(line)}</h1>`;

const table = (rows: readonly (readonly string[])[], style = '', cell = '') =>
  `<table style="width:100%;border-collapse:collapse;margin:0 0 18px;${style}">${rows
    .map(
      (row) =>
        `<tr>${row
          .map(
            (text, at) =>
              `<td style="padding:5px 10px;${at > 0 && at === row.length - 1 ? 'text-align:right;' : ''}${cell}">${escaped(text)}</td>`,
          )
          .join('')}</tr>`,
    )
    .join('')}</table>`;

const truthOf = (...parts: readonly (string | readonly string[] | readonly (readonly string[])[])[]) =>
  parts
    .flat()
    .map((part) => (typeof part === 'string' ? part : part.filter(Boolean).join(' ')))
    .join('\n')
    .replace(/ {2,}/g, ' ');

function article(title: string, text: readonly string[]): PageContent {
  return { html: heading(title) + paragraphs(text), truth: truthOf(title, text), width: 1000 };
}

function receipt(lines: readonly string[]): PageContent {
  return { html: paragraphs(lines, 'margin:0 0 8px'), truth: truthOf(lines), width: 620 };
}

function screen(title: string, rows: readonly (readonly [string, string])[], note: string): PageContent {
  return {
    html:
      heading(title) +
      table(rows, '', 'border-bottom:1px solid #333a45') +
      paragraphs([note], 'color:#9aa4b2'),
    truth: truthOf(title, rows, note),
    width: 760,
    style: 'background:#14171c;color:#e6e9ee',
  };
}

function sign(lines: readonly string[], background: string, style: string): PageContent {
  return {
    html: `<div style="padding:90px 60px"><div style="padding:30px 40px;text-align:center;${style}">${lines
      .map(
        (line, at) =>
          `<div style="font-size:${at === 0 ? 2.6 : 1.7}em;font-weight:700">${escaped(line)}</div>`,
      )
      .join('')}</div></div>`,
    truth: truthOf(lines),
    width: 900,
    background,
  };
}

function columns(title: string, parts: readonly (readonly string[])[]): PageContent {
  const cells = parts.map((part) => `<div>${paragraphs(part)}</div>`).join('');
  return {
    html: `${heading(title)}<div style="display:grid;grid-template-columns:${parts.map(() => '1fr').join(' ')};column-gap:50px">${cells}</div>`,
    truth: truthOf(title, ...parts),
    width: 1240,
  };
}

function invoice(
  title: string,
  address: readonly string[],
  rows: readonly (readonly string[])[],
  terms: string,
): PageContent {
  return {
    html:
      heading(title) +
      paragraphs(address, 'margin:0') +
      table(rows, 'margin-top:22px', 'border:1px solid #666') +
      paragraphs([terms]),
    truth: truthOf(title, address, rows, terms),
    width: 900,
  };
}

function form(title: string, rows: readonly (readonly [string, string])[]): PageContent {
  const fields = rows
    .map(
      ([label, value]) =>
        `<div style="display:grid;grid-template-columns:260px 1fr;margin-bottom:16px"><span style="color:#555">${escaped(label)}</span><span style="border-bottom:1px solid #999">${escaped(value)}</span></div>`,
    )
    .join('');
  return { html: heading(title) + fields, truth: truthOf(title, rows), width: 820 };
}

function leaflet(title: string, text: readonly string[]): PageContent {
  return {
    html: `<div style="font-size:0.68em">${heading(title)}${paragraphs(text, 'margin:0 0 9px')}</div>`,
    truth: truthOf(title, text),
    width: 760,
  };
}

function card(name: string, lines: readonly string[], style: string): PageContent {
  return {
    html: `<div style="padding:20px 10px"><div style="font-size:1.5em;font-weight:700;margin-bottom:14px">${escaped(name)}</div>${paragraphs(lines, 'margin:0 0 6px')}</div>`,
    truth: truthOf(name, lines),
    width: 680,
    style,
  };
}

function menu(
  title: string,
  sections: readonly (readonly [string, readonly (readonly [string, string])[]])[],
): PageContent {
  return {
    html:
      heading(title, 'text-align:center;font-size:1.8em') +
      sections.map(([name, rows]) => heading(name, 'text-align:center;color:#8a3b12') + table(rows)).join(''),
    truth: truthOf(title, ...sections.flat()),
    width: 720,
    style: 'background:#fbf4e4;color:#33241a',
  };
}

/** Each kind of page: first the one of the fonts used for tuning, then the one that is kept apart. */
export const contents = {
  article: [
    article('Report of the river warden', [
      'Walked the upper reach on 3 May with Tom Aldous and Priya Nair. The weir at Coldbrook leaks at its left end; about 40 litres a minute run under the boards.',
      'Two otters were seen near the old mill at 6:15. Please keep dogs on a lead between the footbridge and gate no. 7 until the end of July.',
      'The new gauge cost £312.75 (invoice 8840-C) and reads 0.84 m, which is 12 cm below the mean of the last nine years.',
      'Volunteers meet on Saturday, 24 May at 10:00 in the car park of the Plough. Write to warden@coldbrook-river.example if you can bring a van.',
    ]),
    article('Notes for the night shift', [
      'Pump 3 was stopped at 22:40 because its bearing ran hot (81 °C). Ask Joanna Bell before starting it again; the key hangs in cupboard B-12.',
      'The lorry from Fenwick & Sons is expected between 4 and 5 a.m. and takes 18 pallets. Check every seal: last week three of them were broken.',
      'Overtime has to be entered by Friday, 6 June. Forms without a cost centre (for us 7702-40) will be sent back, as happened to 9 people in April.',
      'Questions? Call 01632 960 733 or send a message to shift-lead@northquay.example. The next drill is on 19 June at 2:30.',
    ]),
  ],
  receipt: [
    receipt([
      'GREEN LANE HARDWARE',
      '88 Green Lane, Marlow',
      'Till 2   Served by Dev   03/04/2026 16:22',
      'Wood screws 4x40      4.25',
      'Paint brush 50 mm     6.90',
      'Masking tape          2.15',
      'LED bulb E27 x3      11.97',
      'Subtotal             25.27',
      'VAT 20 %              4.21',
      'TOTAL               £25.27',
      'CASH                £30.00',
      'CHANGE               £4.73',
      'Returns within 28 days with this receipt',
    ]),
    receipt([
      'HARBOUR CAFE',
      'Pier 4, Oban PA34 5QA',
      'Table 11   Guests 2   21/09/2026 13:05',
      'Fish soup             7.80',
      'Crab roll x2         17.60',
      'Lemon tart            4.95',
      'Sparkling water       2.70',
      'Pot of tea            3.10',
      'Subtotal             36.15',
      'Service 10 %          3.62',
      'TOTAL               £39.77',
      'VISA ****7306',
      'Auth code 55KD10',
      'Haste ye back!',
    ]),
  ],
  screen: [
    screen(
      'Network and internet',
      [
        ['Wi-Fi', 'Connected'],
        ['Airplane mode', 'Off'],
        ['Mobile data limit', '12.5 GB'],
        ['Address', '192.168.4.27'],
        ['Last backup', 'Today, 07:45'],
        ['Battery saver', 'Starts at 20 %'],
        ['Software version', '14.2.1 (B5F90)'],
      ],
      'Some changes need a restart of the device.',
    ),
    screen(
      'Delivery status',
      [
        ['Order number', '40-77182-QF'],
        ['Parcel weight', '3.6 kg'],
        ['Left the depot', '05:52'],
        ['Stops before yours', '14'],
        ['Expected', '11:20 to 12:10'],
        ['Driver', 'Malcolm R.'],
        ['Code for the door', '8831'],
      ],
      'You can still change the address until 10:30.',
    ),
  ],
  sign: [
    sign(
      ['Private road', 'No parking at any time', 'Fine £75'],
      'mountains.jpg',
      'background:#f4f4ef;color:#151515',
    ),
    sign(
      ['Lake Trail', 'Summit hut 4.5 km', 'Carry water'],
      'autumn-ridge.jpg',
      'background:#1d5c3a;color:#ffffff',
    ),
  ],
  columns: [
    columns('Letters to the editor', [
      [
        'Your piece on the village shop was welcome. My mother bought her first bicycle lamp there in 1961, and the bell above the door still sounds the same today.',
        'May I add that the bread comes from Tiverton, not from Exeter as you wrote? The van arrives at six every morning.',
      ],
      [
        'The bench by the pond has been gone since March. It was a gift of the Hall family, and 230 people have now signed for its return.',
        'Would the council please say where it is, and what a new one would cost? We have collected £415 so far.',
      ],
    ]),
    columns('From the museum', [
      [
        'The tram in hall two is on loan from a collector in Leeds. It ran on route 9 until 1954 and was a hen house for thirty years after that.',
        'Children may ring the gong on Sundays between two and four. Tickets are £6.50 at the desk.',
      ],
      [
        'Our archive has bought the diary of a lamplighter. He wrote one line each night, and on 212 evenings the line is only about rain.',
        'Readers can see it by appointment; the next free days are 8, 15 and 22 October.',
      ],
    ]),
  ],
  invoice: [
    invoice(
      'Invoice 2026-0417',
      ['Bramley Roofing Ltd', '5 Kiln Close, Hereford', 'Date: 17 April 2026'],
      [
        ['Item', 'Quantity', 'Price', 'Amount'],
        ['Slate, Welsh, 500 x 250', '120', '3.40', '408.00'],
        ['Copper nails', '4 kg', '18.25', '73.00'],
        ['Lead flashing', '6 m', '27.50', '165.00'],
        ['Labour', '14 h', '42.00', '588.00'],
        ['Total', '', '', '1,234.00'],
      ],
      'Payable within 30 days to account 60-14-77 31926819.',
    ),
    invoice(
      'Statement of account',
      ['Larch & Pine Joinery', '21 Foundry Street, Derby', 'Customer no. 55108'],
      [
        ['Date', 'Reference', 'Paid', 'Balance'],
        ['02/02/2026', 'Oak door, two panels', '0.00', '684.50'],
        ['11/02/2026', 'Hinges and lock', '0.00', '742.95'],
        ['28/02/2026', 'Cheque 000431', '400.00', '342.95'],
        ['09/03/2026', 'Varnish, 5 l', '0.00', '421.35'],
        ['31/03/2026', 'Bank transfer', '421.35', '0.00'],
      ],
      'Thank you. Please quote your customer number with every payment.',
    ),
  ],
  form: [
    form('Application for a reading card', [
      ['Surname', 'Okonkwo'],
      ['First names', 'Grace Amara'],
      ['Date of birth', '09/11/1987'],
      ['Street', '47b Chapel Hill'],
      ['Town', 'Penzance TR18 4AP'],
      ['Telephone', '01632 960 288'],
      ['E-mail', 'g.okonkwo@mail.example'],
      ['Card number', '2204 7715 0093'],
    ]),
    form('Report of a lost item', [
      ['Item', 'Blue rucksack'],
      ['Lost on', '14 August 2026'],
      ['Train', '1K92 from Crewe'],
      ['Coach and seat', 'C, 41A'],
      ['Name', 'Henrik Sorensen'],
      ['Telephone', '07700 900 461'],
      ['E-mail', 'henrik@fjordmail.example'],
      ['Reference', 'LP-30-5582'],
    ]),
  ],
  leaflet: [
    leaflet('Before you use the kettle', [
      'Fill it with at least 0.5 l and at most 1.7 l of water. Do not switch it on empty. The base must be dry and stand level, at least 10 cm from the edge of the table.',
      'Descale it every four weeks, or after 60 uses in places with hard water: mix 100 ml of white vinegar with 900 ml of water, boil, wait 20 minutes and rinse twice.',
      'Rated 220-240 V, 50/60 Hz, 1850-2200 W. Made for use in households up to 2000 m above sea level. Guarantee: 24 months from the date of purchase.',
      'Service: Brightwell Appliances, Unit 9, Canal Road, Stoke. Telephone 01632 960 517, Monday to Friday 8:30 to 17:00.',
    ]),
    leaflet('Terms of the season ticket', [
      'The ticket is valid from 1 March to 31 October on all lines except the night ferry. It may not be passed on. Dogs travel free; bicycles need a ticket of their own (£2.40 a day).',
      'If you lose it, a copy costs £7.50. We refund a ticket that you return in the first 14 days in full, and later 8 % of its price for each month that is left.',
      'In the event of a strike, flood or landslip the company may use buses instead. Delays of more than 45 minutes are paid for: claim within 28 days at any desk.',
      'Coastal Lines Ltd, registered in Wales no. 03318841. Office: 2 Marine Parade, Aberdovey LL35 0EB.',
    ]),
  ],
  card: [
    card(
      'Dr Leonie Hartmann',
      [
        'Surveyor of historic buildings',
        'Long Barn, Mill Road, Ludlow SY8 1QT',
        'Phone 01632 960 845',
        'leonie@hartmann-survey.example',
        'IBAN GB33 BUKB 2020 1555 5555 55',
      ],
      'background:#fffdf6;color:#20303f',
    ),
    card(
      'Marcus Oyelaran',
      [
        'Piano tuning and repair',
        '16 Castle Street, Durham DH1 3RW',
        'Mobile 07700 900 358',
        'marcus@tuned-keys.example',
        'IBAN DE89 3704 0044 0532 0130 00',
      ],
      'background:#1c2b4a;color:#f5ecd7',
    ),
  ],
  menu: [
    menu('The Copper Kettle', [
      [
        'Starters',
        [
          ['Leek and potato soup', '6.20'],
          ['Smoked trout on toast', '8.75'],
          ['Beetroot salad', '7.10'],
        ],
      ],
      [
        'Mains',
        [
          ['Steak and ale pie', '15.50'],
          ['Mushroom risotto', '13.90'],
          ['Baked hake with fennel', '18.25'],
        ],
      ],
      [
        'Puddings',
        [
          ['Plum crumble', '6.40'],
          ['Sticky toffee pudding', '6.80'],
        ],
      ],
    ]),
    menu('Osteria del Ponte', [
      [
        'Small plates',
        [
          ['Grilled artichokes', '7.50'],
          ['Fried courgette flowers', '9.25'],
          ['White beans with sage', '6.00'],
        ],
      ],
      [
        'From the oven',
        [
          ['Lasagne with spinach', '14.75'],
          ['Sea bream in salt', '21.40'],
          ['Aubergine parmesan', '13.60'],
        ],
      ],
      [
        'Sweet',
        [
          ['Almond cake', '5.90'],
          ['Pears in red wine', '6.70'],
        ],
      ],
    ]),
  ],
} as const satisfies Record<string, readonly [PageContent, PageContent]>;
