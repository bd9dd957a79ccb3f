import * as messages from '@verapix/messages/ui';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { Icon } from '../../primitives/Icon';
import * as accordion from '../Accordion/Accordion.css';
import { Link } from '../Link';
import * as css from './QuestionList.css';

/** A question and its answer. */
export interface ListedQuestion {
  /** Id of the question: `#id` links to it. Unique on the page. */
  id: string;
  question: string;
  answer: ReactNode;
}

export interface QuestionListProps extends Omit<ComponentProps<'div'>, 'children'> {
  questions: readonly ListedQuestion[];
  /** The level of the questions in the page's outline. */
  level?: 2 | 3 | 4;
  /** Name of the list: of all lists with the same name, one answer is open at a time. */
  name?: string;
}

/**
 * Questions that expand to show their answers, one at a time, each with its own link. It works without scripts. To
 * control what is open, use `Accordion`.
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
            <p className={css.text}>{answer}</p>
            <Link
              variant="quiet"
              to={`#${id}`}
              className={css.address}
              aria-label={messages.linkToAnswerOf({ question })}
            >
              {messages.linkToAnswer}
            </Link>
          </div>
        </details>
      ))}
    </div>
  );
}
