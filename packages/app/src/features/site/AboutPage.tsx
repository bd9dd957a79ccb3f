import { tools } from '@verapix/domain';
import * as messages from '@verapix/messages/about';
import * as common from '@verapix/messages/common';
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
import { comparisons, covers } from '../../content/blog/pictures';
import { technologies } from '../../content/technologies';
import { paths } from '../../content/paths';
import { breadcrumbData } from '../../app/seo/structured-data';
import { Page } from '../../app/shell/Page';
import { Comparison } from '../../lib/Comparison';

const crumbs = breadcrumbData([
  { name: common.home, path: paths.home },
  { name: messages.title, path: paths.about },
]);

/** `/about`: the story, the mission and the technologies. */
export function AboutPage() {
  return (
    <Page title={messages.title} description={messages.description} structuredData={[crumbs]}>
      <PageHeader title={messages.heading} lead={messages.lead} />
      <Story />
      <Mission />
      <Technology />
      <Inline gap="s">
        <Button asChild tone="accent" variant="solid">
          <InternalLink to={paths.tools}>{messages.seeTools}</InternalLink>
        </Button>
        <Button asChild>
          <InternalLink to={paths.contact}>{messages.contact}</InternalLink>
        </Button>
      </Inline>
    </Page>
  );
}

function Story() {
  return (
    <Stack gap="l">
      <Prose size="l">
        <h2>{messages.story}</h2>
        <p>{messages.story1}</p>
        <p>{messages.story2({ count: tools.length })}</p>
        <p>{messages.story3}</p>
      </Prose>
      <Figure caption={messages.caption(covers.ridge.photograph)}>
        <Comparison
          loading="lazy"
          {...comparisons.ridge}
          beforeLabel="240 × 120"
          afterLabel="960 × 480"
          describeValue={(percent) => messages.shown({ percent })}
        />
      </Figure>
    </Stack>
  );
}

function Mission() {
  return (
    <Prose size="l">
      <h2>{messages.mission}</h2>
      <p>{messages.missionText}</p>
      <ul>
        <li>{messages.evidence({ strong: (children) => <strong>{children}</strong> })}</li>
        <li>
          {messages.device({
            strong: (children) => <strong>{children}</strong>,
            link: (children) => <Link to={paths.privacy}>{children}</Link>,
          })}
        </li>
        <li>
          {messages.terms({
            strong: (children) => <strong>{children}</strong>,
            link: (children) => <Link to={paths.pricing}>{children}</Link>,
          })}
        </li>
      </ul>
    </Prose>
  );
}

function Technology() {
  return (
    <Stack gap="m">
      <Heading level={2}>{messages.technology}</Heading>
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
