import { type Weights, weights } from '@verapix/engines';
import { Facts, Grid, Heading, Link, Stack, Surface, Text } from '@verapix/ui';
import { formatBytes } from '../../content/format';
import servedPackages from '../../content/served-packages.json';
import { Page } from '../../shell/Page';
import { type LicenceGroup, licenceGroups } from './licence-groups';

/** `/licences`: whose work the tools and pages are made of, and under which licences. */
export function LicencesPage() {
  return (
    <Page
      title="Licences"
      description="The models, libraries and fonts Verapix is made of, and their licences."
    >
      <Stack gap="xxl">
        <Stack gap="s">
          <Heading level={1} size="title">
            Licences
          </Heading>
          <Text size="l" tone="textMuted" measure>
            Verapix stands on the work of others. Here is whose, and under which terms. Their licences in full
            are in the{' '}
            <Link href={`${import.meta.env.BASE_URL}third-party-notices.txt`}>third-party notices</Link>.
          </Text>
        </Stack>
        <Models />
        <Packages />
        <Pictures />
      </Stack>
    </Page>
  );
}

function Models() {
  return (
    <Stack gap="m">
      <Heading level={2}>Models</Heading>
      <Text measure>Trained weights that a tool loads when you first use it. They run on your device.</Text>
      <Grid column="l">
        {Object.values(weights).map((entry) => (
          <ModelCard key={entry.name} entry={entry} />
        ))}
      </Grid>
    </Stack>
  );
}

function ModelCard({ entry }: { entry: Weights }) {
  return (
    <Surface padding="l">
      <Stack gap="s">
        <Heading level={3} size="card">
          {entry.name}
        </Heading>
        <Text>{entry.purpose}</Text>
        <Facts
          facts={[
            { label: 'Licence', value: entry.licence },
            { label: 'Size', value: formatBytes(entry.bytes) },
          ]}
        />
        <Text size="s" tone="textMuted">
          {entry.licenceNote}
        </Text>
        <Text size="s">
          <Link href={entry.upstream}>Where it comes from</Link>
        </Text>
      </Stack>
    </Surface>
  );
}

function Packages() {
  return (
    <Stack gap="m">
      <Heading level={2}>Libraries and fonts</Heading>
      <Stack gap="l">
        {licenceGroups(servedPackages).map((group) => (
          <Group key={group.licence} {...group} />
        ))}
      </Stack>
    </Stack>
  );
}

function Group({ licence, names }: LicenceGroup) {
  return (
    <Stack gap="xs">
      <Heading level={3} size="card">
        {licence}
      </Heading>
      <Text size="s" tone="textMuted" mono>
        {names.join(' · ')}
      </Text>
    </Stack>
  );
}

function Pictures() {
  return (
    <Stack gap="m">
      <Heading level={2}>Pictures</Heading>
      <Text measure>
        The photographs are from the Open Content Program of the J. Paul Getty Museum, in the public domain.
      </Text>
    </Stack>
  );
}
