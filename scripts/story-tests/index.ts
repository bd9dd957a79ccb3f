/**
 * `npm run test:stories`: every story twice, each time in another random order. The first pass asks everything of it;
 * the second its behaviour and its looks, which are the ones that an order could change.
 */
import { passesStories } from './pass.ts';
import { runStories } from './run.ts';

const passes = [[], ['--mode=looks']];
const passed = passes.every((options) => passesStories((files) => runStories(options, files), console.log));
process.exitCode = passed ? 0 : 1;
