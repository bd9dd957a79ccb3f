import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import { Icon } from '../../primitives/Icon';
import { Button } from '../Button';
import * as css from './WordMap.css';
import { useWordMap } from './word-map-context';

const sentence = (count: number) => {
  if (count === 0) return 'No unsure words.';
  return count === 1 ? '1 unsure word.' : `${count} unsure words.`;
};

/** How many words are unsure, and the way from one to the next. */
export function WordSteps({ className, ...rest }: Omit<ComponentProps<'div'>, 'children'>) {
  const { words, stop, focusWord } = useWordMap('Steps');
  const unsure = words.flatMap((word, index) => (word.unsure && !word.corrected ? [index] : []));
  const previous = unsure.findLast((index) => index < stop) ?? unsure.at(-1);
  // The first step comes to the first one, wherever that is.
  const next = unsure.find((index) => index > stop) ?? unsure[0];
  return (
    <div {...rest} className={classNames(css.steps, className)}>
      <span role="status">{sentence(unsure.length)}</span>
      {previous !== undefined && next !== undefined && (
        <span className={css.buttons}>
          <Button
            size="s"
            icon={<Icon of={ChevronLeft} size="s" mirrored />}
            onClick={() => focusWord(previous)}
          >
            Previous unsure
          </Button>
          <Button
            size="s"
            icon={<Icon of={ChevronRight} size="s" mirrored />}
            onClick={() => focusWord(next)}
          >
            Next unsure
          </Button>
        </span>
      )}
    </div>
  );
}
