import { errorCaughtText } from '../docs/emitted-texts';
import { describeMachine } from '../docs/machine-doc';
import { createToolRunMachine } from '.';

/** Of a tool whose pictures and results are told by their names. */
export const toolRunDoc = describeMachine(createToolRunMachine<string, { factor: number }, string>(), {
  name: 'Tool run',
  purpose:
    'The one machine of every tool: choose a file, look at it, run with options, keep the result until it is taken. Tools differ in their options and in the two actors, not in their flow. A tool’s page starts its own with the first thing somebody does, and stops it; a generator, which works from no file, begins in `ready`.',
  input: {
    options: 'What the tool is set to at first.',
    validate: 'Says what stands in the way of a run with this source and these options. Pure and quick.',
    messages: 'The texts of its toasts. Where one is absent nothing is said, but for a refusal and a throw.',
    source: 'What a tool without a file works from.',
    keeps: 'How many results stay when the next run starts, to choose from; none when absent.',
  },
  events: {
    'file.chosen': {
      meaning: 'Files were picked, dropped or pasted. The last choice wins; during a run they are refused.',
      example: { type: 'file.chosen', files: [new File([], 'photo.png', { type: 'image/png' })] },
    },
    'drop.foreign': {
      meaning: 'Something was dropped or pasted that is no file: a toast says what to do instead.',
      example: {
        type: 'drop.foreign',
        rejection: {
          code: 'dropped-folder',
          message: 'That is a folder.',
          fix: 'Open it and choose one picture inside.',
        },
      },
    },
    'options.changed': {
      meaning: 'The person, or the page, sets some of the options. During a run they count for the next one.',
      example: { type: 'options.changed', options: { factor: 2 } },
    },
    'run.start': {
      meaning:
        'Starts a run and lets go of the earlier result. Where something stands in the way, a toast says what.',
      example: { type: 'run.start' },
    },
    'run.cancel': {
      meaning: 'Gives up the look at a file or the run that is under way: its actor’s signal fires.',
      example: { type: 'run.cancel' },
    },
    'run.retry': {
      meaning: 'Runs again with the same picture, after a failure.',
      example: { type: 'run.retry' },
    },
    'run.progress': {
      meaning:
        'Sent by its own `process` actor, through `report`: how far it has come. From an earlier run it is dropped.',
      example: {
        type: 'run.progress',
        run: 1,
        progress: { phase: 'run', phaseLabel: 'Enlarging', overall: 0.5 },
      },
    },
    'result.taken': {
      meaning: 'The result was downloaded or copied: nothing is lost now when the page is left.',
      example: { type: 'result.taken' },
    },
    'result.selected': {
      meaning: 'One of the kept results is to be shown. Refused during a run.',
      example: { type: 'result.selected', result: 'photo-2x.png' },
    },
    'result.dismissed': {
      meaning: 'Back from the result to what it was made with.',
      example: { type: 'result.dismissed' },
    },
    'source.cleared': {
      meaning: 'The file is taken out, and the tool is empty again. Refused during a run.',
      example: { type: 'source.cleared' },
    },
  },
  actors: {
    inspect: 'Looks at the chosen files, and says what the tool works from or why it takes none.',
    process:
      'Makes the result, and reports how far it is. When its signal fires it must stop, and release what it has made so far.',
  },
  emits: {
    notify:
      'A toast: a file was taken or refused, a run started, came to a result or failed, or what stands in its way.',
    'source.accepted': 'A file was taken: a page may scroll to the tool, or choose options that suit it.',
    'run.succeeded': 'A run came to a result: for whoever counts them, or keeps how long it took.',
    'source.released': 'It lets go of a source: its object URL may be revoked.',
    'result.released': 'It lets go of a result: its object URL may be revoked.',
    'error.caught': errorCaughtText,
  },
  testing:
    'Make one with types that are easy to compare, such as names for pictures; hold `inspect` and `process` with `controlledActor`, and call the `report` of a run’s input. It has no time of its own. Watch for what comes late from a run that was given up, and for everything that was taken to be released once.',
});
