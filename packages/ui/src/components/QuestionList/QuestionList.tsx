import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { Icon } from '../../primitives/Icon';
import * as accordion from '../Accordion/Accordion.css';
import { Link } from '../Link';
import * as css from './QuestionList.css';

/** A question and what there is to say. */
export interface ListedQuestion {
  /** The name of its place: `#id` leads to it. Unique on the page. */
  id: string;
  question: string;
  answer: ReactNode;
}

export interface QuestionListProps extends Omit<ComponentProps<'div'>, 'children'> {
  questions: readonly ListedQuestion[];
  /** The rank of the questions in the page's outline. */
  level?: 2 | 3;
  /** Which list it is: of those with one name, one answer is open. */
  name?: string;
}

/**
 * Questions that open to their answers, one at a time, each with an address. It works without a script; for more than
 * questions, and to know what is open, use `Accordion`.
 */
export function QuestionList({
  questions,
  level = 2,
  name = 'questions',
  className,
  ...rest
}: QuestionListProps) {
  const Heading = `h${level}` as 'h2';
  return (
    <div {...rest} className={classNames(accordion.root, className)}>
      {questions.map(({ id, question, answer }) => (
        <details key={id} name={name} className={accordion.item}>
          <summary id={id} className={classNames(accordion.trigger, css.summary)}>
            <Heading className={accordion.heading}>{question}</Heading>
            <Icon of={ChevronDown} className={classNames(accordion.arrow, css.arrow)} />
          </summary>
          <div className={classNames(accordion.body, css.answer)}>
            <p>{answer}</p>
            <Link
              look="quiet"
              to={`#${id}`}
              className={css.address}
              aria-label={`Link to this answer: ${question}`}
            >
              Link to this answer
            </Link>
          </div>
        </details>
      ))}
    </div>
  );
}
