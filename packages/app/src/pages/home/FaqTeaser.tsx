import { Button, InternalLink, QuestionList } from '@verapix/ui';
import { faq } from '../../content/faq';
import { paths } from '../../paths';
import { MessageText } from '../../shell/chat/MessageText';
import { HomeSection } from './HomeSection';

/** Asked before anything else; the rest is on `/faq`. */
const asked = ['privacy', 'how-upscaling-works', 'formats', 'free'];

const questions = faq
  .filter(({ id }) => asked.includes(id))
  .map(({ id, question, answer }) => ({ id, question, answer: <MessageText content={answer} /> }));

/** The first few of the questions that people ask. */
export function FaqTeaser() {
  return (
    <HomeSection title="Questions, answered">
      <QuestionList level={3} name="home-questions" questions={questions} />
      <div>
        <Button asChild>
          <InternalLink to={paths.faq}>All questions</InternalLink>
        </Button>
      </div>
    </HomeSection>
  );
}
