import type { KeyboardRow } from './component-about';
import * as css from './KeyboardTable.css';
import { Words } from './Words';

/** Which keys do what. */
export function KeyboardTable({ rows }: { rows: readonly KeyboardRow[] }) {
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col" className={css.head}>
            Keys
          </th>
          <th scope="col" className={css.head}>
            What they do
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ keys, does }) => (
          <tr key={keys.join() + does}>
            <th scope="row" className={css.cell}>
              <span className={css.keys}>
                {keys.map((key) => (
                  <kbd key={key} className={css.key}>
                    {key}
                  </kbd>
                ))}
              </span>
            </th>
            <td className={css.cell}>
              <Words>{does}</Words>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
