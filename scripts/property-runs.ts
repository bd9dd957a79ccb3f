/** A commit tries a third of what fast-check tries by default of each property; every night tries all. */
import fc from 'fast-check';

fc.configureGlobal({ numRuns: import.meta.env.MODE === 'full' ? 100 : 33 });
