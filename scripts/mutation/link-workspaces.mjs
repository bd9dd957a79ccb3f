import { cpSync } from 'node:fs';

// The links are relative, so that the copies lead to the mutated workspaces of the sandbox.
cpSync('../../../../node_modules/@verapix', 'node_modules/@verapix', {
  recursive: true,
  verbatimSymlinks: true,
});
