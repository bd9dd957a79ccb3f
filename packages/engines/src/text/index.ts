export type { PageTurn, StraightPicture, TextMethod, TextOutput, TextWord, WordBox } from './contract';
export { createDeviceTextReader } from './device';
export { type FieldKind, fieldsOf } from './fields';
export { hocrOf, type ReadPicture } from './hocr';
export { textOfWords } from './read-page';
export { createSearchablePdf } from './searchable-pdf';
export { createSimulatedTextReader, placeholderText } from './simulated';
export { type TextLanguage, textLanguages } from './text-languages';
export { csvOf, type TextTable, tablesOf, tsvOf } from './text-table';
