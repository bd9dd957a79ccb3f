export { Dropzone, type DropzoneProps, type FileSource, fileSources } from './Dropzone';
export { type DropzoneState, dropzoneStates } from './dropzone-state';
export { type ForeignKind, foreignKinds } from './read-transfer';
