export { anonKey } from '../http/api-key';
export { serveBackend } from '../server';
export { createSeededBackend } from './create-seeded-backend';
export { createTestBackend, type TestBackend, testOrigin } from './create-test-backend';
export { type GivenKey, giveApiKey } from './give-api-key';
export { naughtyStrings } from './naughty-strings';
export { choose as chooseOutcome } from './purchases';
