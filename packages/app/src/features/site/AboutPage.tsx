import { tools } from '@verapix/domain';
import {
  Button,
  Card,
  Figure,
  Grid,
  Heading,
  Icon,
  Inline,
  InternalLink,
  Link,
  PageHeader,
  Prose,
  Stack,
} from '@verapix/ui';
import { comparisons } from '../../content/blog/pictures';
import { technologies } from '../../content/technologies';
import { paths } from '../../app/paths';
import { breadcrumbData } from '../../app/seo/structured-data';
import { Page } from '../../app/shell/Page';
import { Comparison } from '../../lib/Comparison';

const crumbs = breadcrumbData([
  { name: 'Home', path: paths.home },
  { name: 'About', path: paths.about },
]);

/** `/about`: the story, the mission and the technologies. */
export function AboutPage() {
  return (
    <Page
      title="About"
      description="Why Verapix works on your own device, what it wants to be, and the technology behind its image tools."
      structuredData={[crumbs]}
    >
      <PageHeader
        title="About Verapix"
        lead="Vera is true, pix is a picture. We make image tools that show you what they did, and leave your pictures with you."
      />
      <Story />
      <Mission />
      <Technology />
      <Inline gap="s">
        <Button asChild tone="accent" variant="solid">
          <InternalLink to={paths.tools}>See the tools</InternalLink>
        </Button>
        <Button asChild>
          <InternalLink to={paths.contact}>Contact us</InternalLink>
        </Button>
      </Inline>
    </Page>
  );
}

function Story() {
  return (
    <Stack gap="l">
      <Prose size="l">
        <h2>Our story</h2>
        <p>
          Making a picture larger used to mean one of two things. Either you had a program that took an
          afternoon to learn, or you gave the picture to a website and hoped: that it would come back better,
          that it would not be kept, and that the price would still be the same at the end.
        </p>
        <p>
          Browsers have become able to do this work themselves. So we moved it there. Verapix is{' '}
          {tools.length} tools that open your picture on your own device, work on it there and hand it back to
          you. They upload no picture. Only a result that you choose to keep in the cloud is, until you delete
          it.
        </p>
        <p>
          We show the result beside what you began with, at its real size, because that is the only way to
          know whether it got better. Where a network made something up, you can see that too.
        </p>
      </Prose>
      <Figure caption="One view with 28,800 pixels, enlarged by your browser, and with 460,800. Photograph: Getty Open Content, public domain.">
        <Comparison
          loading="lazy"
          {...comparisons.alps}
          beforeLabel="240 × 120"
          afterLabel="960 × 480"
          describeValue={(percent) => `${percent} % 960 × 480 shown`}
        />
      </Figure>
    </Stack>
  );
}

function Mission() {
  return (
    <Prose size="l">
      <h2>Our mission</h2>
      <p>
        Good pictures for everybody, without giving anything away for them: not your pictures, not your time,
        and not your trust. That means three things to us.
      </p>
      <ul>
        <li>
          <strong>Evidence.</strong> Before and after, sizes in pixels and bytes, and the limits of a method
          said where you choose it.
        </li>
        <li>
          <strong>Your device, your pictures.</strong> Whatever can be done there is done there. The{' '}
          <Link to={paths.privacy}>Privacy policy</Link> names what can't.
        </li>
        <li>
          <strong>Honest terms.</strong> You can try every tool first, the price shown is the price you pay,
          and the <Link to={paths.pricing}>pricing page</Link> lists only what there is.
        </li>
      </ul>
    </Prose>
  );
}

function Technology() {
  return (
    <Stack gap="m">
      <Heading level={2}>The technology</Heading>
      <Grid column="l">
        {technologies.map(({ icon, title, text }) => (
          <Card key={title} title={title} level={3} media={<Icon of={icon} size="l" />}>
            {text}
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}

export { AboutPage as Component };
