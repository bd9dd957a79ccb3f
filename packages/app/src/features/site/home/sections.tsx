import { paths } from '../../../content/paths';
import { useAwakening } from '../../../lib/early-press';
import { useAnchor } from '../../../app/shell/navigation';
import { faq } from '../../../content/faq';
import { homeComparisons } from '../../../content/home-comparisons';
import { reasons } from '../../../content/reasons';
import { facts, sampleFigures } from '../../../content/statistics';
import { sampleRating, testimonials } from '../../../content/testimonials';
import { studioTool, studioTools } from '@verapix/studio/tools';
import { MessageText } from '../../../lib/MessageText';
import * as css from './home.css';
import { delays, whenIdle } from '@verapix/domain';
import * as common from '@verapix/messages/common';
import * as messages from '@verapix/messages/home';
import {
  Button,
  Card,
  Grid,
  Heading,
  Icon,
  Inline,
  InternalLink,
  Link,
  LinkCard,
  QuestionList,
  ReviewCarousel,
  Stack,
  StatisticList,
  Text,
} from '@verapix/ui';
import { Briefcase, Camera, CodeXml } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useId, useState } from 'react';
import { Comparison } from '../../../lib/Comparison';

interface HomeSectionProps {
  title: string;
  /** A sentence or two under the title. */
  lead?: ReactNode;
  /** Its anchor. */
  anchor?: string;
  /** Whether it is higher than a screen. */
  tall?: boolean;
  children: ReactNode;
}

/** A section of the home page. */
export function HomeSection({ title, lead, anchor, tall = false, children }: HomeSectionProps) {
  const heading = useId();
  const near = tall ? css.tallSection : css.section;
  // Then it is there for a picture of the whole page, and for those who scroll fast.
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return (
    <section
      {...useAwakening<HTMLElement>()}
      id={anchor}
      aria-labelledby={heading}
      className={isIdle ? undefined : near}
    >
      <Stack gap="l">
        <Stack gap="s">
          <Heading id={heading} level={2} size="title">
            {title}
          </Heading>
          {lead && (
            <Text size="l" tone="textMuted" measure>
              {lead}
            </Text>
          )}
        </Stack>
        {children}
      </Stack>
    </section>
  );
}

/** The section that the demo is shown in. */
export function HomeDemo({ children }: { children: ReactNode }) {
  return (
    <HomeSection anchor="demo" title={messages.tryIt} lead={messages.tryItLead}>
      {children}
    </HomeSection>
  );
}

const counting = { countUpMs: delays.counterAnimation, stepMs: delays.counterStep };

/** Four facts about the product, right under the first view. */
export function HomeFacts() {
  return (
    <section {...useAwakening<HTMLElement>()} aria-label={messages.figures}>
      <StatisticList statistics={facts} {...counting} />
    </section>
  );
}

/** The reasons to choose Verapix; the target of `#features`. */
export function WhyChoose() {
  return (
    <HomeSection anchor="features" title={messages.why}>
      <Grid column="m">
        {reasons.map(({ icon, title, text }) => (
          <div key={title} className={css.reason}>
            <Icon of={icon} size="l" className={css.reasonIcon} />
            <Heading level={3} size="card">
              {title}
            </Heading>
            <Text tone="textMuted" className={css.reasonText}>
              {text}
            </Text>
          </div>
        ))}
      </Grid>
    </HomeSection>
  );
}

/** The tool with an animated comparison; the other six are cards. */
const shown = studioTool('image-upscaler');
const { brushes } = homeComparisons;

/** The tools: one with an animated comparison, six as cards. */
export function HomeTools() {
  return (
    <HomeSection title={messages.tools} tall>
      <div className={css.beside}>
        <Comparison
          {...brushes.pictures}
          loading="lazy"
          sweep="full"
          describeValue={(percent) => messages.percentEnlarged({ percent })}
        />
        <Stack gap="xs">
          <Heading level={3} size="card">
            <Link to={paths.upscaler}>{shown.title}</Link>
          </Heading>
          <Text tone="textMuted" measure className={css.unlessPhone}>
            {messages.shownTool({ description: shown.description, ...brushes.sizes })}
          </Text>
        </Stack>
      </div>
      <div className={css.toolCards}>
        {studioTools
          .filter(({ id }) => id !== shown.id)
          .map(({ id, title, description, path, picture }) => (
            <Card
              key={id}
              level={3}
              title={title}
              to={path}
              compact
              media={<img src={picture} alt="" width={640} height={400} loading="lazy" decoding="async" />}
            >
              {description}
            </Card>
          ))}
      </div>
    </HomeSection>
  );
}

/** The plans in short. */
export function HomePricing({ children }: { children: ReactNode }) {
  return (
    <HomeSection title={common.pricing} tall>
      {children}
      <div>
        <Button asChild>
          <InternalLink to={`${paths.pricing}?view=compare`}>{messages.compareAll}</InternalLink>
        </Button>
      </div>
    </HomeSection>
  );
}

/** Sample content: four figures that count up when they come into view, five reviews in a carousel, and a rating. */
export function HomeSamples() {
  return (
    <HomeSection title={messages.people}>
      <StatisticList statistics={sampleFigures} {...counting} />
      <ReviewCarousel label={messages.reviews} reviews={testimonials} />
      <Stack gap="xs">
        <Text tone="textMuted">{sampleRating}</Text>
        <Text size="s" tone="textMuted">
          {messages.samples}
        </Text>
      </Stack>
    </HomeSection>
  );
}

/** The ids of the questions on the home page. */
const asked = ['privacy', 'formats', 'free'];

const questions = faq
  .filter(({ id }) => asked.includes(id))
  .map(({ id, question, answer }) => ({ id, question, answer: <MessageText content={answer} /> }));

/** A few questions of the FAQ. */
export function FaqTeaser() {
  return (
    <HomeSection title={messages.questions}>
      <QuestionList level={3} name="home-questions" questions={questions} />
      <div>
        <Button asChild>
          <InternalLink to={paths.faq}>{messages.allQuestions}</InternalLink>
        </Button>
      </div>
    </HomeSection>
  );
}

/** A next step for each audience. */
const audiences = [
  {
    to: paths.examples,
    icon: Camera,
    title: messages.photographers,
    description: messages.photographersText,
  },
  {
    to: paths.pricing,
    icon: Briefcase,
    title: messages.businesses,
    description: messages.businessesText,
  },
  {
    to: paths.docs,
    icon: CodeXml,
    title: messages.developers,
    description: messages.developersText,
  },
];

/** The call to action at the end, and a way on for each audience. */
export function GetStarted() {
  return (
    <HomeSection title={messages.bring} lead={messages.bringLead}>
      <Inline gap="s">
        <Button asChild tone="accent" variant="solid" size="l">
          <InternalLink to={paths.tools}>{messages.getStarted}</InternalLink>
        </Button>
        <Button asChild size="l" className={css.unlessPhone}>
          <InternalLink to={paths.docs}>{messages.viewDocs}</InternalLink>
        </Button>
      </Inline>
      <Grid column="l">
        {audiences.map((audience) => (
          <LinkCard key={audience.to} level={3} compact {...audience} />
        ))}
      </Grid>
    </HomeSection>
  );
}

interface HomeSectionsProps {
  /** The upscaler as a demo, from the tools. */
  demo: ReactNode;
  /** The plans, from the pricing page. */
  plans: ReactNode;
}

/** Everything below the first view. */
export function HomeSections({ demo, plans }: HomeSectionsProps) {
  // On a navigation within the site, the anchor of the address is not in the page before this has loaded.
  useAnchor(true);
  const sections = {
    facts: <HomeFacts />,
    reasons: <WhyChoose />,
    tools: <HomeTools />,
    demo: <HomeDemo>{demo}</HomeDemo>,
    pricing: <HomePricing>{plans}</HomePricing>,
    samples: <HomeSamples />,
    questions: <FaqTeaser />,
    start: <GetStarted />,
  };
  // React hydrates each section by itself, so that the page answers in between.
  return Object.entries(sections).map(([name, section]) => (
    <Suspense key={name} fallback={null}>
      {section}
    </Suspense>
  ));
}
