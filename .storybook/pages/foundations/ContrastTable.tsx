import { Badge, Inline } from '@verapix/ui';
import { contrast } from '../../../packages/ui/src/theme/contrast';
import {
  type ColorName,
  contrastPairs,
  darkColors,
  lightColors,
} from '../../../packages/ui/src/theme/semantic';
import { vars } from '../../../packages/ui/src/theme/theme.css';
import { Table } from '../parts/Table';
import * as css from './samples.css';

interface Pair {
  foreground: ColorName;
  background: ColorName;
  atLeast: number;
}

/** AAA where reached, although it is not required. */
const levels = [
  { from: 7, verdict: 'AAA' },
  { from: 4.5, verdict: 'AA' },
  { from: 3, verdict: 'AA, shapes only' },
];

function verdictOf(ratio: number, atLeast: number): string {
  if (ratio < atLeast) return 'fails';
  return levels.find(({ from }) => ratio >= from)?.verdict ?? 'fails';
}

/** Rounded down: 4.49 is not 4.5. */
const inWords = (ratio: number) => `${(Math.floor(ratio * 100) / 100).toFixed(2)} : 1`;

function Ratio({ pair, colors }: { pair: Pair; colors: Record<ColorName, string> }) {
  const ratio = contrast(colors[pair.foreground], colors[pair.background]);
  const verdict = verdictOf(ratio, pair.atLeast);
  return (
    <Inline gap="xs">
      {inWords(ratio)} <Badge tone={verdict === 'fails' ? 'danger' : 'success'}>{verdict}</Badge>
    </Inline>
  );
}

/** The pair in the theme of the page. A shape needs less contrast than text. */
function Sample({ pair: { foreground, background, atLeast } }: { pair: Pair }) {
  const color = vars.color[foreground];
  const isText = atLeast >= 4.5;
  return (
    <span className={css.words} style={{ color, background: vars.color[background] }}>
      {isText ? (
        'Picture'
      ) : (
        <span
          aria-hidden="true"
          className={css.bar}
          style={{ display: 'block', inlineSize: '3rem', background: color }}
        />
      )}
    </span>
  );
}

/** The contrast of all pairs of colours that are used together, in both themes, computed from the tokens. */
export function ContrastTable() {
  const rows = contrastPairs.map((pair) => ({
    id: `${pair.foreground} on ${pair.background}`,
    cells: [
      `${pair.foreground} on ${pair.background}`,
      <Sample key="sample" pair={pair} />,
      pair.atLeast >= 4.5 ? 'Text, 4.5 : 1' : 'Shapes, 3 : 1',
      <Ratio key="light" pair={pair} colors={lightColors} />,
      <Ratio key="dark" pair={pair} colors={darkColors} />,
    ],
  }));
  return (
    <Table
      caption="Contrast of every pair in use, by WCAG 2.2. On a picture, over the worst possible picture."
      columns={['Pair', 'Sample', 'Needs', 'Light', 'Dark']}
      rows={rows}
    />
  );
}
