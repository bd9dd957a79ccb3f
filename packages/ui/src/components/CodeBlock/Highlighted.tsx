import * as css from './CodeBlock.css';
import { tokenise } from './tokenise';

/** Code with its comments, texts, numbers and words coloured. */
export function Highlighted({ code }: { code: string }) {
  return (
    <code className={css.code}>
      {tokenise(code).map(({ kind, text }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one code never change places.
        <span key={place} className={css.token[kind]}>
          {text}
        </span>
      ))}
    </code>
  );
}
