import { Page } from '../../app/shell/Page';
import { formatBytes } from '../../content/format';
import servedPackages from '../../content/served-packages.json';
import { type Weights, weights } from '@verapix/engines/weights';
import { DescriptionList, Grid, Heading, Link, Stack, Surface, Text } from '@verapix/ui';

/** `/licences`: the models, fonts and packages of the site with their licences. */
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
            Verapix is built on the work of others. This page names their work and its licences. The full
            texts are in the{' '}
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
        <DescriptionList
          items={[
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

interface ServedPackage {
  name: string;
  version: string;
  licence: string;
}

/** The packages under one licence. */
export interface LicenceGroup {
  licence: string;
  /** With their versions, in the given order. */
  names: readonly string[];
}

/** Packages grouped by licence, the largest group first. */
export function licenceGroups(packages: readonly ServedPackage[]): LicenceGroup[] {
  const groups = new Map<string, string[]>();
  for (const { name, version, licence } of packages) {
    const names = groups.get(licence) ?? [];
    groups.set(licence, [...names, `${name} ${version}`]);
  }
  return [...groups]
    .map(([licence, names]) => ({ licence, names }))
    .sort((one, other) => other.names.length - one.names.length);
}

export { LicencesPage as Component };
