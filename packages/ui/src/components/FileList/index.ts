export { FileList, type FileListItemProps, type FileListRootProps, fileListStates } from './FileList';
