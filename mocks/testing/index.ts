export { totpCode, totpStep } from '../auth/totp';
export { anonKey } from '../http/gateway';
export { serveBackend } from '../server/http-server';
export { naughtyStrings } from './naughty-strings';
export {
  createSeededBackend,
  createTestBackend,
  giveApiKey,
  type IssuedKey,
  type TestBackend,
  testOrigin,
} from './test-backend';
export { choose as chooseOutcome, type EnrolledFactor, enrolFactor, giveCode } from './user-actions';
