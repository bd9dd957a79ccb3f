import { colourPhotographs } from '../../content/colour-photographs';
import { formatBytes } from '@verapix/messages/formats/sizes';
import servedPackages from '../../content/served-packages.json';
import { type WeightsText, weightsTexts } from '../../content/weights-texts';
import { type Weights, weights } from '@verapix/engines/weights';
import * as messages from '@verapix/messages/licences';
import { DescriptionList, Grid, Heading, Link, Stack, Surface, Text } from '@verapix/ui';

/** The models, the packages and the pictures with their licences. They load after the page around them. */
export function LicenceLists() {
  return (
    <>
      <Stack gap="m">
        <Heading level={2}>{messages.models}</Heading>
        <Text measure>{messages.modelsText}</Text>
        <Grid column="l">
          {weightsIds.map((id) => (
            <Model key={id} {...weights[id]} {...weightsTexts[id]} />
          ))}
        </Grid>
      </Stack>
      <Stack gap="m">
        <Heading level={2}>{messages.libraries}</Heading>
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
        <Heading level={2}>{messages.pictures}</Heading>
        <Text measure>{messages.picturesText}</Text>
        <DescriptionList
          items={Object.values(colourPhotographs).map(({ what, author, licence }) => ({
            label: messages.by({ what, author }),
            value: licence,
          }))}
        />
      </Stack>
    </>
  );
}

const weightsIds = Object.keys(weights) as (keyof typeof weights)[];

type ModelProps = Pick<Weights, 'name' | 'licence' | 'bytes' | 'upstream'> & WeightsText;

function Model({ name, purpose, licence, bytes, licenceNote, upstream }: ModelProps) {
  return (
    <Surface padding="l">
      <Stack gap="s">
        <Heading level={3} size="card">
          {name}
        </Heading>
        <Text>{purpose}</Text>
        <DescriptionList
          items={[
            { label: messages.licence, value: licence },
            { label: messages.size, value: formatBytes(bytes) },
          ]}
        />
        <Text size="s" tone="textMuted">
          {licenceNote}
        </Text>
        <Text size="s">
          <Link href={upstream}>{messages.upstream}</Link>
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
