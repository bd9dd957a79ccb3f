import type { PictureSource } from '@verapix/engines';
import type { UpscaleOutput } from '@verapix/engines/upscale';
import type { Blocker } from '@verapix/machines';
import {
  Alert,
  Button,
  ComparisonSlider,
  DescriptionList,
  ImageViewer,
  InternalLink,
  Skeleton,
  Stack,
} from '@verapix/ui';
import { paths } from '../../../app/paths';
import { formatBytes } from '../../../content/format';
import { RunFailure, SimulationNote } from '../parts/run-controls';
import { formatSize, outputSize, type UpscaleOptions, type UpscaleWorkspaceProps } from './upscale-options';

interface UpscaleStageProps {
  snapshot: UpscaleWorkspaceProps['snapshot'];
  source: PictureSource;
  sourceUrl: string | undefined;
  resultUrl: string | undefined;
}

/** The picture, or before and after. */
export function UpscaleStage({ snapshot, source, sourceUrl, resultUrl }: UpscaleStageProps) {
  const { result, failure } = snapshot.context;
  const before = {
    src: sourceUrl ?? '',
    alt: `${source.name}, before`,
    width: source.width,
    height: source.height,
  };
  if (!sourceUrl || (result && !resultUrl))
    return <Skeleton shape="block" style={{ aspectRatio: `${source.width} / ${source.height}` }} />;
  return (
    <Stack gap="m">
      {result && resultUrl ? (
        <ComparisonSlider
          before={before}
          after={{
            src: resultUrl,
            alt: `${source.name}, enlarged`,
            width: result.width,
            height: result.height,
          }}
        />
      ) : (
        <ImageViewer {...before} alt={source.name} />
      )}
      <RunFailure failure={failure} />
      {result?.note && <Alert tone="info" title={result.note.message} />}
      {result?.method === 'simulated' && (
        <SimulationNote>The picture was only resized, to show the steps.</SimulationNote>
      )}
    </Stack>
  );
}

interface UpscaleSizesProps {
  source: PictureSource;
  options: UpscaleOptions;
  result: UpscaleOutput | undefined;
}

/** Sizes before and after, in pixels and bytes. */
export function UpscaleSizes({ source, options, result }: UpscaleSizesProps) {
  const from = formatSize(source);
  return (
    <DescriptionList
      items={
        result
          ? [
              { label: 'Size', from, value: formatSize(result) },
              { label: 'File', from: formatBytes(source.bytes), value: formatBytes(result.blob.size) },
            ]
          : [
              { label: 'Size', from, value: formatSize(outputSize(source, options.factor)) },
              { label: 'File', value: formatBytes(source.bytes) },
            ]
      }
    />
  );
}

/** Why the result would be too large, with a link to the plans if one of them allows it. */
export function SizeBlocker({ blocker: { code, message, fix } }: { blocker: Blocker }) {
  return (
    <Alert
      tone="warning"
      title={message}
      live
      actions={
        code === 'larger-than-plan' && (
          <Button asChild size="s">
            <InternalLink to={paths.pricing}>See the plans</InternalLink>
          </Button>
        )
      }
    >
      {fix}
    </Alert>
  );
}
