import { fasterNetworks, type NetworkMeasurement, type ProcessorMeasurement } from '@verapix/domain';
import { downloads } from '@verapix/engines';
import type { GraphicsProcessorEvent, GraphicsProcessorSnapshot } from '@verapix/machines';
import * as common from '@verapix/messages/common';
import { locale } from '@verapix/messages/locale';
import * as messages from '@verapix/messages/tool-lab';
import { Alert, Button, DataTable, Icon, Progress, Stack, Switch, Text } from '@verapix/ui';
import { Gauge } from 'lucide-react';
import { DownloadNote } from '../workspace/DownloadNote';
import { networkNames } from './network-names';

interface MeasurementProps {
  snapshot: GraphicsProcessorSnapshot;
  send: (event: GraphicsProcessorEvent) => void;
}

/** The measurement in each state of its machine. */
export function Measurement({ snapshot, send }: MeasurementProps) {
  if (snapshot.matches('unsupported'))
    return (
      <Alert tone="info" title={messages.unsupported}>
        {messages.unsupportedHint}
      </Alert>
    );
  const { measurement, progress, problem, adapter } = snapshot.context;
  if (snapshot.matches('measuring'))
    return (
      <Stack gap="s">
        <Progress label={progress?.label ?? messages.starting} value={progress && progress.done * 100} />
        <div>
          <Button onClick={() => send({ type: 'measurement.cancelled' })}>{common.cancel}</Button>
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
          {messages.processor({ adapter: adapter ?? '' })}
        </Text>
        <DownloadNote files={downloads.measureGraphics} trigger={measurement} />
        <div>
          <Button icon={<Icon of={Gauge} />} onClick={() => send({ type: 'measurement.started' })}>
            {measurement ? messages.measureAgain : messages.measure}
          </Button>
        </div>
      </Stack>
    </>
  );
}

const milliseconds = (ms: number) =>
  messages.milliseconds({ time: ms.toLocaleString(locale, { maximumSignificantDigits: 3 }) });

const verdicts: Record<NetworkMeasurement['verdict'], string> = {
  faster: messages.faster,
  slower: messages.slower,
  disagreed: messages.disagreed,
  failed: messages.failed,
};

/** A column of the table: the times, their ratio, the difference and the verdict. */
function columnOf(measured: NetworkMeasurement): readonly string[] {
  const { wasmMs, verdict } = measured;
  const figures =
    measured.verdict === 'failed'
      ? ['–', '–', '–']
      : [
          milliseconds(measured.webgpuMs),
          messages.ratio({
            ratio: (wasmMs / measured.webgpuMs).toLocaleString(locale, { maximumSignificantDigits: 2 }),
          }),
          messages.decibels({
            difference: measured.differenceDb.toLocaleString(locale, { maximumFractionDigits: 4 }),
          }),
        ];
  return [milliseconds(wasmMs), ...figures, verdicts[verdict]];
}

const figureNames = [
  messages.onProcessor,
  messages.onGraphicsProcessor,
  messages.timesAsFast,
  messages.difference,
  messages.verdict,
];

const inWords = (measurement: ProcessorMeasurement) =>
  new Intl.ListFormat(locale).format(fasterNetworks(measurement).map((network) => networkNames[network]));

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
        caption={messages.caption}
        columns={[messages.measured, ...measurement.networks.map(({ network }) => networkNames[network])]}
        rows={figureNames.map((name, at) => [name, ...columns.map((column) => column[at] ?? '')])}
      />
      {measurement.networks.map(
        (measured) =>
          measured.verdict === 'failed' && (
            <Text key={measured.network} size="s" tone="textMuted" measure>
              {messages.failedReason({ method: networkNames[measured.network], reason: measured.reason })}
            </Text>
          ),
      )}
      <Switch
        label={messages.switchLabel}
        hint={usable ? messages.methodsHint({ methods: usable }) : messages.notAllowed}
        disabled={!usable || snapshot.matches('keeping')}
        checked={snapshot.context.isOn}
        onCheckedChange={(isOn) => send({ type: 'use.changed', isOn })}
      />
    </>
  );
}
