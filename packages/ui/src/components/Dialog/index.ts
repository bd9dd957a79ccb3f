export { Dialog, type DialogContentProps, dialogPlacements, dialogSizes } from './Dialog';
