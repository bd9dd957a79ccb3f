export {
  Dropzone,
  type DropzoneProps,
  type DropzoneState,
  dropzoneStates,
  type FileSource,
  fileSources,
} from './Dropzone';
export { type Folder, type ForeignKind, foreignKinds } from './file-transfer';
