import { Page } from '../../app/shell/Page';
import { colourPhotographs } from '../../content/colour-photographs';
import { formatBytes } from '../../content/format';
import servedPackages from '../../content/served-packages.json';
import { type Weights, weights } from '@verapix/engines/weights';
import { DescriptionList, Grid, Heading, Link, PageHeader, Stack, Surface, Text } from '@verapix/ui';

/** `/licences`: the models, fonts and packages of the site with their licences. */
export function LicencesPage() {
  return (
    <Page
      title="Licences"
      description="The models, libraries and fonts Verapix is made of, and their licences."
    >
      <Stack gap="xxl">
        <PageHeader
          title="Licences"
          lead={
            <>
              Verapix is built on the work of others. This page names their work and its licences. The full
              texts are in the{' '}
              <Link href={`${import.meta.env.BASE_URL}third-party-notices.txt`}>third-party notices</Link>.
            </>
          }
        />
        <Stack gap="m">
          <Heading level={2}>Models</Heading>
          <Text measure>
            Trained weights that a tool loads when you first use it. They run on your device.
          </Text>
          <Grid column="l">
            {Object.values(weights).map((entry) => (
              <Model key={entry.name} {...entry} />
            ))}
          </Grid>
        </Stack>
        <Stack gap="m">
          <Heading level={2}>Libraries and fonts</Heading>
          <Stack gap="l">
            {packagesByLicence().map(([licence, names]) => (
              <Stack key={licence} gap="xs">
                <Heading level={3} size="card">
                  {licence}
                </Heading>
                <Text size="s" tone="textMuted" mono>
                  {names.join(' · ')}
                </Text>
              </Stack>
            ))}
          </Stack>
        </Stack>
        <Stack gap="m">
          <Heading level={2}>Pictures</Heading>
          <Text measure>
            Photographs in black and white or sepia are from the Open Content Program of the J. Paul Getty
            Museum, in the public domain. Those in colour are cut, scaled and enlarged parts of these:
          </Text>
          <DescriptionList
            items={colourPhotographs.map(({ what, author, licence }) => ({
              label: `${what}, by ${author}`,
              value: licence,
            }))}
          />
        </Stack>
      </Stack>
    </Page>
  );
}

function Model({ name, purpose, licence, bytes, licenceNote, upstream }: Weights) {
  return (
    <Surface padding="l">
      <Stack gap="s">
        <Heading level={3} size="card">
          {name}
        </Heading>
        <Text>{purpose}</Text>
        <DescriptionList
          items={[
            { label: 'Licence', value: licence },
            { label: 'Size', value: formatBytes(bytes) },
          ]}
        />
        <Text size="s" tone="textMuted">
          {licenceNote}
        </Text>
        <Text size="s">
          <Link href={upstream}>Where it comes from</Link>
        </Text>
      </Stack>
    </Surface>
  );
}

/** The served packages with their versions by licence, the largest group first. */
function packagesByLicence(): [licence: string, names: string[]][] {
  const groups = new Map<string, string[]>();
  for (const { name, version, licence } of servedPackages) {
    groups.set(licence, [...(groups.get(licence) ?? []), `${name} ${version}`]);
  }
  return [...groups].sort(([, one], [, other]) => other.length - one.length);
}

export { LicencesPage as Component };
