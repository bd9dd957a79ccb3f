import * as css from './FileCard.css';
import { splitName } from './split-name';

/** A file's name in one line, cut in the middle when there is no room. Isolated, so that its script moves nothing else. */
export function FileName({ name }: { name: string }) {
  const { head, tail } = splitName(name);
  return (
    <bdi className={css.name} title={name}>
      <span className={css.nameHead}>{head}</span>
      {tail && <span className={css.nameTail}>{tail}</span>}
    </bdi>
  );
}
