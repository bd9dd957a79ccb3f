import { describe, expect, it } from 'vitest';
import { controlledActor, createTestActor, transitionCoverage } from '../testing';
import {
  dataExportMachine,
  exportFormats,
  type PrepareExportInput,
  type PrepareExportOutcome,
  selectPreparingFormat,
} from '.';

const coverage = transitionCoverage(dataExportMachine);

function startExport() {
  const prepare = controlledActor<PrepareExportOutcome, PrepareExportInput>();
  const test = createTestActor(dataExportMachine, { actors: { prepareExport: prepare.logic }, coverage });
  return {
    ...test,
    prepare,
    value: () => test.actor.getSnapshot().value,
    preparing: () => selectPreparingFormat(test.actor.getSnapshot()),
  };
}

describe('the data download', () => {
  // @spec done.data
  it.each(exportFormats)('as %s happens once, with a toast', async (format) => {
    const download = startExport();
    download.actor.send({ type: 'export.requested', format });
    download.actor.send({ type: 'export.requested', format: 'json' });
    expect(download.value()).toBe('preparing');
    expect(download.preparing()).toBe(format);
    expect(download.prepare.calls.map(({ input }) => input)).toEqual([{ format }]);
    await download.prepare.latest().resolve({ ok: true });
    expect(download.value()).toBe('idle');
    expect(download.preparing()).toBeUndefined();
    const title = `Your data has been downloaded as ${format === 'csv' ? 'CSV' : 'JSON'}`;
    expect(download.emitted).toEqual([
      { type: 'notify', toast: { title, variant: 'success', type: 'success' } },
    ]);
  });

  // @spec error.data
  it('shows why it failed and can be requested again', async () => {
    const download = startExport();
    download.actor.send({ type: 'export.requested', format: 'csv' });
    const problem = { code: 'network', message: 'You are offline.' };
    await download.prepare.latest().resolve({ ok: false, problem });
    expect(download.emitted).toEqual([
      {
        type: 'notify',
        toast: {
          title: 'Failed to download your data',
          description: 'You are offline.',
          variant: 'destructive',
          type: 'error',
        },
      },
    ]);
    download.actor.send({ type: 'export.requested', format: 'csv' });
    expect(download.value()).toBe('preparing');
  });

  it('handles a thrown error as a failure and reports it', async () => {
    const download = startExport();
    download.actor.send({ type: 'export.requested', format: 'json' });
    const error = new Error('broken');
    await download.prepare.latest().reject(error);
    expect(download.value()).toBe('idle');
    expect(download.emitted).toMatchObject([
      { toast: { title: 'Failed to download your data' } },
      { type: 'error.caught', error },
    ]);
  });

  it('has a test for every transition', () => {
    expect(coverage.missing()).toEqual([]);
  });
});
