import { QuestionList } from '@verapix/ui';
import { useMemo } from 'react';
import { useAccountView } from '../../app/account/account';
import { useOwnPrices } from '../../app/seo/use-own-prices';
import { useAnchor } from '../../app/shell/navigation';
import { faqFor } from '../../content/faq';
import { MessageText } from '../../lib/MessageText';

/** The questions with their answers. An anchor such as `#formats` opens its answer. They load after the page around them. */
export function FaqQuestions() {
  useAnchor(true);
  const offerIsOver = useAccountView().offer === 'over';
  useOwnPrices(offerIsOver);
  const questions = useMemo(
    () =>
      faqFor(offerIsOver).map(({ id, question, answer }) => ({
        id,
        question,
        answer: <MessageText content={answer} />,
      })),
    [offerIsOver],
  );
  return <QuestionList questions={questions} />;
}
