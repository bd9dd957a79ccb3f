import { fasterNetworks, type NetworkMeasurement, type ProcessorMeasurement } from '@verapix/domain';
import { downloads } from '@verapix/engines';
import type { GraphicsProcessorEvent, GraphicsProcessorSnapshot } from '@verapix/machines';
import { Alert, Button, DataTable, Icon, Progress, Stack, Switch, Text } from '@verapix/ui';
import { Gauge } from 'lucide-react';
import { DownloadNote } from '../parts/DownloadNote';
import { networkNames } from './network-names';

interface MeasurementProps {
  snapshot: GraphicsProcessorSnapshot;
  send: (event: GraphicsProcessorEvent) => void;
}

/** The measurement in each state of its machine. */
export function Measurement({ snapshot, send }: MeasurementProps) {
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

/** A column of the table: the times, their ratio, the difference and the verdict. */
function columnOf(measured: NetworkMeasurement): readonly string[] {
  const { wasmMs, verdict } = measured;
  const figures =
    measured.verdict === 'failed'
      ? ['–', '–', '–']
      : [
          milliseconds(measured.webgpuMs),
          `${(wasmMs / measured.webgpuMs).toLocaleString('en', { maximumSignificantDigits: 2 })}×`,
          `${measured.differenceDb.toLocaleString('en', { maximumFractionDigits: 4 })} dB`,
        ];
  return [milliseconds(wasmMs), ...figures, verdicts[verdict]];
}

const figureNames = ['Processor', 'Graphics processor', 'Times as fast', 'Difference', 'Verdict'];

const inWords = (measurement: ProcessorMeasurement) =>
  new Intl.ListFormat('en').format(fasterNetworks(measurement).map((network) => networkNames[network]));

interface ResultProps extends MeasurementProps {
  measurement: ProcessorMeasurement;
}

/** The figures, and the switch that they allow. */
function Result({ measurement, snapshot, send }: ResultProps) {
  const usable = inWords(measurement);
  const columns = measurement.networks.map(columnOf);
  return (
    <>
      <DataTable
        caption="One tile of 128 × 128 pixels, the middle of up to three runs"
        columns={['Measured', ...measurement.networks.map(({ network }) => networkNames[network])]}
        rows={figureNames.map((name, at) => [name, ...columns.map((column) => column[at] ?? '')])}
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
