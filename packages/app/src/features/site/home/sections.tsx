import { paths } from '../../../app/paths';
import { useAnchor } from '../../../app/shell/navigation';
import { faq } from '../../../content/faq';
import { homeComparisons } from '../../../content/home-comparisons';
import { reasons } from '../../../content/reasons';
import { statistics } from '../../../content/statistics';
import { sampleRating, testimonials } from '../../../content/testimonials';
import { toolPictures } from '../../../content/tool-pictures';
import { MessageText } from '../../../lib/MessageText';
import { beside } from './home.css';
import { delays, toolById, tools } from '@verapix/domain';
import {
  Badge,
  Button,
  Card,
  Grid,
  Heading,
  Icon,
  Inline,
  InternalLink,
  LinkCard,
  QuestionList,
  ReviewCarousel,
  Stack,
  StatisticList,
  Text,
} from '@verapix/ui';
import { Briefcase, Camera, CodeXml } from 'lucide-react';
import { type ReactNode, Suspense, useId } from 'react';
import { Comparison } from '../../../lib/Comparison';

interface HomeSectionProps {
  title: string;
  /** A sentence or two under the title. */
  lead?: ReactNode;
  /** Its anchor. */
  anchor?: string;
  children: ReactNode;
}

/** A section of the home page. */
export function HomeSection({ title, lead, anchor, children }: HomeSectionProps) {
  const heading = useId();
  return (
    <section id={anchor} aria-labelledby={heading}>
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
    <HomeSection
      anchor="demo"
      title="Try It Yourself"
      lead="A picture of yours, twice as wide and high. It stays on this device."
    >
      {children}
    </HomeSection>
  );
}

/** Four sample figures that count up when they come into view. */
export function HomeStatistics() {
  return (
    <HomeSection
      title="Verapix in figures"
      lead={
        <>
          <Badge tone="warning">Sample figures</Badge> Measured ones will take their place.
        </>
      }
    >
      <StatisticList
        statistics={statistics}
        countUpMs={delays.counterAnimation}
        stepMs={delays.counterStep}
      />
    </HomeSection>
  );
}

/** The reasons to choose Verapix; the target of `#features`. */
export function WhyChoose() {
  return (
    <HomeSection anchor="features" title="Why Choose Verapix">
      <Grid column="l">
        {reasons.map(({ icon, title, text }) => (
          <Card key={title} level={3} title={title} media={<Icon of={icon} size="l" />}>
            {text}
          </Card>
        ))}
      </Grid>
    </HomeSection>
  );
}

/** The tool with an animated comparison; the other six are cards. */
const shown = toolById('image-upscaler');

/** The tools: one with an animated comparison, six as cards. */
export function HomeTools() {
  return (
    <HomeSection
      title="The tools"
      lead="Each does one thing, shows what it did, and leaves the original as it was."
    >
      <div className={beside}>
        <Comparison
          {...homeComparisons.brushes}
          loading="lazy"
          sweep="full"
          describeValue={(percent) => `${percent} % enlarged shown`}
        />
        <Stack gap="m" align="start">
          <Heading level={3} size="card">
            {shown.title}
          </Heading>
          <Text tone="textMuted" measure>
            {shown.description} On the left a picture of {homeComparisons.brushes.beforeLabel} pixels, on the
            right the result.
          </Text>
          <Button asChild tone="accent">
            <InternalLink to={paths.upscaler}>Open the upscaler</InternalLink>
          </Button>
        </Stack>
      </div>
      <Grid column="l">
        {tools
          .filter(({ id }) => id !== shown.id)
          .map(({ id, title, description, path, features }) => (
            <Card
              key={id}
              level={3}
              title={title}
              to={path}
              media={
                <img src={toolPictures[id]} alt="" width={640} height={400} loading="lazy" decoding="async" />
              }
              footer={features.join(' · ')}
            >
              {description}
            </Card>
          ))}
      </Grid>
    </HomeSection>
  );
}

/** Five sample reviews in a carousel, and a sample rating. */
export function Testimonials() {
  return (
    <HomeSection
      title="What people say"
      lead={
        <>
          <Badge tone="warning">Sample reviews</Badge> These are not reviews by customers. Real ones will take
          their place.
        </>
      }
    >
      <ReviewCarousel label="Sample reviews" reviews={testimonials} />
      <Text tone="textMuted">
        <Badge tone="warning">Sample rating</Badge> {sampleRating}
      </Text>
    </HomeSection>
  );
}

/** The ids of the questions on the home page. */
const asked = ['privacy', 'how-upscaling-works', 'formats', 'free'];

const questions = faq
  .filter(({ id }) => asked.includes(id))
  .map(({ id, question, answer }) => ({ id, question, answer: <MessageText content={answer} /> }));

/** A few questions of the FAQ. */
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

/** A next step for each audience. */
const audiences = [
  {
    to: paths.examples,
    icon: Camera,
    title: 'For photographers',
    description: 'Look closely at what the tools do to portraits, landscapes and products.',
  },
  {
    to: paths.pricing,
    icon: Briefcase,
    title: 'For businesses',
    description: 'What each plan comes with, and what it costs.',
  },
  {
    to: paths.docs,
    icon: CodeXml,
    title: 'For developers',
    description: 'Upscale pictures from your own software.',
  },
];

export function Audiences() {
  return (
    <HomeSection title="Where to next">
      <Grid column="l">
        {audiences.map((audience) => (
          <LinkCard key={audience.to} level={3} {...audience} />
        ))}
      </Grid>
    </HomeSection>
  );
}

/** The call to action at the end. */
export function GetStarted() {
  return (
    <HomeSection
      title="Bring a picture"
      lead="Open a tool and try it with a picture of yours. You need no account for it."
    >
      <Inline gap="s">
        <Button asChild tone="accent" variant="solid" size="l">
          <InternalLink to={paths.tools}>Get Started</InternalLink>
        </Button>
        <Button asChild size="l">
          <InternalLink to={paths.docs}>View Documentation</InternalLink>
        </Button>
      </Inline>
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
    statistics: <HomeStatistics />,
    reasons: <WhyChoose />,
    tools: <HomeTools />,
    demo: <HomeDemo>{demo}</HomeDemo>,
    pricing: <HomeSection title="Pricing">{plans}</HomeSection>,
    testimonials: <Testimonials />,
    questions: <FaqTeaser />,
    audiences: <Audiences />,
    start: <GetStarted />,
  };
  // React hydrates each section by itself, so that the page answers in between.
  return Object.entries(sections).map(([name, section]) => (
    <Suspense key={name} fallback={null}>
      {section}
    </Suspense>
  ));
}
