import { type ColorName, darkColors, lightColors } from '../../../packages/ui/src/theme/semantic';
import { Table } from '../parts/Table';
import { colorDifference, visions } from './colour-vision';
import * as css from './samples.css';

const themes = { Light: lightColors, Dark: darkColors };
const shown: readonly ColorName[] = ['accent', 'danger', 'warning', 'success'];

/** The colours with a meaning as people without one kind of cone see them, and how far danger is from the accent. */
export function VisionTable() {
  const rows = Object.entries(themes).flatMap(([theme, colors]) =>
    Object.entries(visions).map(([vision, see]) => ({
      id: `${theme} theme, ${vision}`,
      cells: [
        `${theme} theme, ${vision}`,
        ...shown.map((name) => (
          <div key={name} className={css.swatch} style={{ background: see(colors[name]) }} />
        )),
        colorDifference(see(colors.accent), see(colors.danger)).distance.toFixed(2),
      ],
    })),
  );
  return (
    <Table
      caption="Colours with a meaning, by kind of vision"
      columns={['Vision', ...shown, 'Accent to danger']}
      rows={rows}
    />
  );
}
