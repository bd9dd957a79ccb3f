import fc from 'fast-check';

// With a new seed for each run, a mutant would be killed in one and survive in the next.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 1 });
