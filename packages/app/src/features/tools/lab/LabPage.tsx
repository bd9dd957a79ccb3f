import {
  fasterNetworks,
  maxDifferenceDb,
  type NetworkMeasurement,
  type ProcessorMeasurement,
} from '@verapix/domain';
import { downloads } from '@verapix/engines';
import {
  type GraphicsProcessorEvent,
  type GraphicsProcessorSnapshot,
  stateValueNames,
} from '@verapix/machines';
import {
  Alert,
  Button,
  DataTable,
  Icon,
  PageHeader,
  Progress,
  Skeleton,
  Stack,
  Switch,
  Text,
} from '@verapix/ui';
import { Gauge } from 'lucide-react';
import { useFlow } from '../../../app/flow/use-flow';
import { paths } from '../../../app/paths';
import { Page } from '../../../app/shell/Page';
import { DownloadNote } from '../parts/DownloadNote';
import { networkNames } from './network-names';

const loadFlow = async () => (await import('./graphics-processor.flow')).graphicsProcessorFlow;

/** `/lab`: measures whether the graphics processor of this device may compute the upscaler's networks. */
export function LabPage() {
  return <LabView {...useFlow(loadFlow, { params: undefined, eager: true })} />;
}

export { LabPage as Component };

interface LabViewProps {
  /** Undefined until the machine is loaded. */
  snapshot: GraphicsProcessorSnapshot | undefined;
  send: (event: GraphicsProcessorEvent) => void;
}

/** The page in each state of its machine. */
export function LabView({ snapshot, send }: LabViewProps) {
  return (
    <Page
      title="Lab"
      description="Measures whether the graphics processor of this device enlarges pictures faster, with the same result."
    >
      <Stack
        gap="l"
        data-machine-state={stateValueNames('graphics-processor', snapshot?.value ?? 'finding').join(' ')}
        tabIndex={-1}
      >
        <PageHeader
          title="Lab"
          lead="Would the graphics processor of this device enlarge your pictures faster? Measure it here."
          back={{ to: paths.upscaler, label: 'Image Upscaler' }}
        />
        <Stack gap="s">
          <Text measure>
            The methods {networkNames.sharp} and {networkNames.detail} of the image upscaler run networks,
            which the processor computes. A graphics processor can be many times faster, but how exactly it
            computes differs between devices and browsers. So it is used only if a measurement on this device
            allows it.
          </Text>
          <Text measure>
            The measurement enlarges a small known picture on both, and compares the results and the times.
            The graphics processor may be used for a method if its result differs by no more than{' '}
            {maxDifferenceDb} dB, which nobody can see, and comes sooner. Nothing leaves this device.
          </Text>
        </Stack>
        <Measurement {...{ snapshot, send }} />
      </Stack>
    </Page>
  );
}

function Measurement({ snapshot, send }: LabViewProps) {
  if (!snapshot || snapshot.matches('finding'))
    return <Skeleton shape="block" style={{ blockSize: '6rem' }} />;
  if (snapshot.matches('unsupported'))
    return (
      <Alert tone="info" title="This browser offers no graphics processor to pages.">
        The upscaler works as everywhere else, on the processor. Another browser on this device may offer one.
      </Alert>
    );
  const { measurement, progress, problem, adapter } = snapshot.context;
  if (snapshot.matches('measuring'))
    return (
      <Stack gap="s">
        <Progress label={progress?.label ?? 'Starting'} value={progress && progress.done * 100} />
        <div>
          <Button onClick={() => send({ type: 'measurement.cancelled' })}>Cancel</Button>
        </div>
      </Stack>
    );
  return (
    <>
      {snapshot.matches('failed') && (
        <Alert live tone="danger" title={problem?.message}>
          {problem?.fix}
        </Alert>
      )}
      {measurement && <Result {...{ measurement, snapshot, send }} />}
      <Stack gap="s">
        <Text size="s" tone="textMuted">
          Graphics processor: {adapter}. The measurement takes a minute or two.
        </Text>
        <DownloadNote files={downloads.measureGraphics} trigger={measurement} />
        <div>
          <Button icon={<Icon of={Gauge} />} onClick={() => send({ type: 'measurement.started' })}>
            {measurement ? 'Measure again' : 'Measure this device'}
          </Button>
        </div>
      </Stack>
    </>
  );
}

const milliseconds = (ms: number) => `${ms.toLocaleString('en', { maximumSignificantDigits: 3 })} ms`;

const verdicts: Record<NetworkMeasurement['verdict'], string> = {
  faster: 'Faster, same result',
  slower: 'Not faster',
  disagreed: 'Another result',
  failed: 'Failed',
};

/** A row of the table: the method, the times, their ratio, the difference and the verdict. */
function rowOf(measured: NetworkMeasurement): readonly string[] {
  const { network, wasmMs, verdict } = measured;
  const figures =
    measured.verdict === 'failed'
      ? ['–', '–', '–']
      : [
          milliseconds(measured.webgpuMs),
          `${(wasmMs / measured.webgpuMs).toLocaleString('en', { maximumSignificantDigits: 2 })}×`,
          `${measured.differenceDb.toLocaleString('en', { maximumFractionDigits: 4 })} dB`,
        ];
  return [networkNames[network], milliseconds(wasmMs), ...figures, verdicts[verdict]];
}

const inWords = (measurement: ProcessorMeasurement) =>
  new Intl.ListFormat('en').format(fasterNetworks(measurement).map((network) => networkNames[network]));

interface ResultProps {
  measurement: ProcessorMeasurement;
  snapshot: GraphicsProcessorSnapshot;
  send: LabViewProps['send'];
}

/** The figures, and the switch that they allow. */
function Result({ measurement, snapshot, send }: ResultProps) {
  const usable = inWords(measurement);
  return (
    <>
      <DataTable
        caption="One tile of 128 × 128 pixels, the middle of three runs"
        columns={['Method', 'Processor', 'Graphics processor', 'Ratio', 'Difference', 'Verdict']}
        rows={measurement.networks.map(rowOf)}
      />
      {measurement.networks.map(
        (measured) =>
          measured.verdict === 'failed' && (
            <Text key={measured.network} size="s" tone="textMuted" measure>
              {networkNames[measured.network]} failed: {measured.reason}
            </Text>
          ),
      )}
      <Switch
        label="Use the graphics processor"
        hint={
          usable
            ? `For ${usable}, in this browser. If it fails in a run, the processor goes on.`
            : 'This measurement does not allow it.'
        }
        disabled={!usable || snapshot.matches('keeping')}
        checked={snapshot.context.isOn}
        onCheckedChange={(isOn) => send({ type: 'use.changed', isOn })}
      />
    </>
  );
}
