import { afterEach, beforeEach } from 'vitest';
import { checkStory } from './checks/check-story';
import { settlePage } from './checks/settle-page';

beforeEach(settlePage);
afterEach(checkStory);
