import { PageContents, type PageContentsItem } from '@verapix/ui';
import type { ReactNode } from 'react';
import * as css from './ArticleFrame.css';

interface ArticleFrameProps {
  /** The sections of the text, as links beside it; above it in a narrow window. */
  contents: readonly PageContentsItem[];
  /** What stands above the text, before the contents in a narrow window: its title. */
  opening?: ReactNode;
  /** The text, and what belongs to its column. */
  children: ReactNode;
}

/** A long text with its contents beside it. */
export function ArticleFrame({ contents, opening, children }: ArticleFrameProps) {
  return (
    <div className={css.frame}>
      {opening && <div className={css.column}>{opening}</div>}
      <PageContents className={css.contents} items={contents} />
      <div className={css.column}>{children}</div>
    </div>
  );
}
