export { FileList, type FileListItem, type FileListProps, fileListStates } from './FileList';
