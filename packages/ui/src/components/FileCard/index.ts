export { FileCard, type FileCardProps, fileCardStates } from './FileCard';
