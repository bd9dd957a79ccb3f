export { anonKey } from '../http/api-key';
export { createSeededBackend } from './create-seeded-backend';
export { createTestBackend, type TestBackend, testOrigin } from './create-test-backend';
export { naughtyStrings } from './naughty-strings';
