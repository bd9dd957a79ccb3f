export { AlertDialog, type AlertDialogContentProps, alertDialogTones } from './AlertDialog';
