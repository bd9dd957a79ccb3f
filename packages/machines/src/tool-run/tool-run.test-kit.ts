import type { InputFrom } from 'xstate';
import { controlledActor, createTestActor, type TransitionCoverage } from '../testing';
import {
  createToolRunMachine,
  type InspectInput,
  type InspectOutcome,
  type ProcessInput,
  type ProcessOutcome,
  type ToolRunProgress,
} from '.';

/** The tool of the tests. Its files are names, and its results are URLs. */
export interface Picture {
  name: string;
}

export interface Options {
  factor: number;
  format: string;
}

export interface Result {
  url: string;
}

type Files = readonly string[];

export const machine = createToolRunMachine<Picture, Options, Result, Files>();
export type Input = InputFrom<typeof machine>;

export const tooLarge = {
  code: 'too-large',
  message: 'The file is too large.',
  fix: 'Choose a smaller one.',
};
export const needsPlan = {
  code: 'plan',
  title: 'Plan',
  message: 'That needs a plan.',
  fix: 'Choose a smaller factor.',
};

export const initialOptions: Options = { factor: 2, format: 'png' };

export const halfway: ToolRunProgress = {
  phase: 'run',
  phaseLabel: 'Enlarging',
  overall: 0.5,
  etaMs: 4000,
};

const messages = {
  uploaded: 'Uploaded',
  processing: 'Processing',
  done: 'Done',
  saved: 'Saved',
  refused: 'Refused',
  unexpected: { code: 'ignored', message: 'Unexpected' },
};

/** A factor above 4 requires a plan. */
const validate = (_picture: Picture, { factor }: Options) => (factor > 4 ? needsPlan : undefined);

/** A started machine with controlled actors. */
export function startTool(coverage?: TransitionCoverage, input: Partial<Input> = {}) {
  const inspect = controlledActor<InspectOutcome<Picture>, InspectInput<Files>>();
  const process = controlledActor<ProcessOutcome<Result>, ProcessInput<Picture, Options>>();
  const test = createTestActor(machine, {
    actors: { inspect: inspect.logic, process: process.logic },
    input: { options: initialOptions, validate, messages, ...input },
    ...(coverage && { coverage }),
  });
  const { actor } = test;

  const choose = (name = 'a.png') => actor.send({ type: 'file.chosen', files: [name] });
  const accept = () =>
    inspect.latest().resolve({ ok: true, source: { name: nameOf(inspect.latest().input) } });
  const reject = () => inspect.latest().resolve({ ok: false, rejection: tooLarge });
  const load = (name?: string) => {
    choose(name);
    return accept();
  };
  const start = () => actor.send({ type: 'run.start' });
  const finish = (url = 'blob:1') => process.latest().resolve({ ok: true, value: { url } });
  const fail = () => process.latest().resolve({ ok: false, failure: outOfMemory });
  return { ...test, inspect, process, choose, accept, reject, load, start, finish, fail };
}

export const outOfMemory = { code: 'out-of-memory', message: 'Not enough memory.' };

function nameOf({ files: [name] }: InspectInput<Files>): string {
  if (name === undefined) throw new Error('The inspection has no file.');
  return name;
}
