/** `npm run messages`: compiles the catalogue into `generated/`. */
import { writeMessages } from './write.ts';

writeMessages();
