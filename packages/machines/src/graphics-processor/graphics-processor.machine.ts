import { fasterNetworks, type Outcome, type Problem, type ProcessorMeasurement } from '@verapix/domain';
import * as messages from '@verapix/messages/machines-tools';
import { assign, emit, type SnapshotFrom, setup } from 'xstate';
import { failureToast, problemOf, unexpectedOutcome } from '../shared/problem';
import {
  type ErrorCaughtEmitted,
  ifOk,
  isOk,
  type NotifyEmitted,
  outputOf,
  report,
  reportError,
  requiredActor,
} from '../shared/setup-parts';

/** How far a measurement is. */
export interface MeasurementProgress {
  /** What is done now. */
  label: string;
  /** Completed ratio of the whole measurement, 0 to 1. */
  done: number;
}

interface GraphicsProcessorContext {
  /** The graphics processor, as the browser names it; undefined if it offers none. */
  adapter: string | undefined;
  /** The latest measurement of it; undefined before the first. */
  measurement: ProcessorMeasurement | undefined;
  /** Whether the upscaler uses the graphics processor. */
  isOn: boolean;
  /** Undefined before the first report, and while nothing is measured. */
  progress: MeasurementProgress | undefined;
  /** Why a measurement ended without a result. */
  problem: Problem | undefined;
}

export type GraphicsProcessorEvent =
  /** The user starts a measurement. */
  | { type: 'measurement.started' }
  /** The measurement reports how far it is. */
  | { type: 'measurement.progressed'; progress: MeasurementProgress }
  /** The user ends a measurement early. */
  | { type: 'measurement.cancelled' }
  /** The user turns the use of the graphics processor on or off. */
  | { type: 'use.changed'; isOn: boolean };

/** The graphics processor of this device, and the measurement that its use was turned on with. */
export interface FindProcessorOutput {
  adapter: string | undefined;
  measurement: ProcessorMeasurement | undefined;
}
export type MeasureOutcome = Outcome<{ measurement: ProcessorMeasurement }>;

export interface MeasureInput {
  adapter: string;
  report: (progress: MeasurementProgress) => void;
}

/** The measurement to keep, which turns the use on; undefined turns it off. */
export interface KeepChoiceInput {
  measurement: ProcessorMeasurement | undefined;
}

const mayUse = ({ measurement }: Pick<GraphicsProcessorContext, 'measurement'>) =>
  measurement !== undefined && fasterNetworks(measurement).length > 0;

/**
 * Whether the upscaler uses the graphics processor of this device: measures both processors, and turns the use on only after
 * a measurement that allows it for a network. The page of the measurement starts it and stops it. A measurement runs in
 * workers that the actor starts: leaving `measuring` ends them.
 *
 * @testing Use `controlledActor` for the three actors. The machine has no timers.
 */
export const graphicsProcessorMachine = setup({
  types: {} as {
    context: GraphicsProcessorContext;
    events: GraphicsProcessorEvent;
    emitted: NotifyEmitted | ErrorCaughtEmitted;
  },
  actors: {
    /** Finds the graphics processor, and the measurement that was kept of it. */
    findProcessor: requiredActor<FindProcessorOutput, void>('findProcessor'),
    /** Measures all networks on both processors. */
    measure: requiredActor<MeasureOutcome, MeasureInput>('measure'),
    /** Keeps on this device whether the graphics processor is used. */
    keepChoice: requiredActor<Outcome, KeepChoiceInput>('keepChoice'),
  },
  guards: {
    isOk,
    hasAdapter: (_, { adapter }: FindProcessorOutput) => adapter !== undefined,
    hasMeasurement: (_, { measurement }: FindProcessorOutput) => measurement !== undefined,
    mayUse: ({ context }) => mayUse(context),
    isMeasured: ({ context: { measurement } }) => measurement !== undefined,
    isOkAndOn: ({ context }, { ok }: MeasureOutcome) => ok && context.isOn,
  },
  actions: {
    storeFound: assign((_, { adapter, measurement }: FindProcessorOutput) => ({
      adapter,
      measurement,
      isOn: measurement !== undefined,
    })),
    storeProgress: assign((_, { progress }: { progress: MeasurementProgress }) => ({ progress })),
    clearProgress: assign({ progress: undefined, problem: undefined }),
    storeMeasurement: assign((_, outcome: MeasureOutcome) =>
      outcome.ok ? { measurement: outcome.measurement } : { problem: outcome.problem },
    ),
    storeUse: assign((_, { isOn }: { isOn: boolean }) => ({ isOn })),
    // A measurement that no longer allows the use turns it off.
    storeAllowedUse: assign(({ context }) => ({ isOn: context.isOn && mayUse(context) })),
    storeOff: assign({ isOn: false }),
    notifyNotKept: emit((_, outcome: Outcome) => ({
      type: 'notify',
      toast: failureToast(messages.choiceNotKept, problemOf(outcome)),
    })),
    reportError: reportError(),
  },
}).createMachine({
  id: 'graphics-processor',
  context: {
    adapter: undefined,
    measurement: undefined,
    isOn: false,
    progress: undefined,
    problem: undefined,
  },
  initial: 'finding',
  states: {
    finding: {
      invoke: {
        src: 'findProcessor',
        onDone: [
          {
            guard: { type: 'hasMeasurement', params: outputOf },
            target: 'measured',
            actions: { type: 'storeFound', params: outputOf },
          },
          {
            guard: { type: 'hasAdapter', params: outputOf },
            target: 'unmeasured',
            actions: { type: 'storeFound', params: outputOf },
          },
          { target: 'unsupported' },
        ],
        onError: { target: 'unsupported', actions: report },
      },
    },
    unsupported: {},
    unmeasured: { on: { 'measurement.started': { target: 'measuring' } } },
    measuring: {
      entry: 'clearProgress',
      invoke: {
        src: 'measure',
        input: ({ context: { adapter }, self }) => {
          if (adapter === undefined) throw new Error('A measurement started without a graphics processor.');
          return { adapter, report: (progress) => self.send({ type: 'measurement.progressed', progress }) };
        },
        onDone: [
          {
            guard: { type: 'isOkAndOn', params: outputOf },
            target: 'keeping',
            // The new measurement replaces the one that the use was turned on with.
            actions: [{ type: 'storeMeasurement', params: outputOf }, 'storeAllowedUse'],
          },
          { guard: ifOk, target: 'measured', actions: { type: 'storeMeasurement', params: outputOf } },
          { target: 'failed', actions: { type: 'storeMeasurement', params: outputOf } },
        ],
        onError: {
          target: 'failed',
          actions: [{ type: 'storeMeasurement', params: unexpectedOutcome }, report],
        },
      },
      on: {
        'measurement.progressed': { actions: { type: 'storeProgress', params: ({ event }) => event } },
        'measurement.cancelled': [{ guard: 'isMeasured', target: 'measured' }, { target: 'unmeasured' }],
      },
    },
    failed: {
      on: {
        'measurement.started': { target: 'measuring' },
        // An earlier measurement still counts.
        'use.changed': {
          guard: 'mayUse',
          target: 'keeping',
          actions: { type: 'storeUse', params: ({ event }) => event },
        },
      },
    },
    measured: {
      on: {
        'measurement.started': { target: 'measuring' },
        'use.changed': {
          guard: 'mayUse',
          target: 'keeping',
          actions: { type: 'storeUse', params: ({ event }) => event },
        },
      },
    },
    keeping: {
      invoke: {
        src: 'keepChoice',
        input: ({ context: { isOn, measurement } }) => ({ measurement: isOn ? measurement : undefined }),
        onDone: [
          { guard: ifOk, target: 'measured' },
          { target: 'measured', actions: ['storeOff', { type: 'notifyNotKept', params: outputOf }] },
        ],
        onError: {
          target: 'measured',
          actions: ['storeOff', { type: 'notifyNotKept', params: unexpectedOutcome }, report],
        },
      },
    },
  },
});

export type GraphicsProcessorSnapshot = SnapshotFrom<typeof graphicsProcessorMachine>;
