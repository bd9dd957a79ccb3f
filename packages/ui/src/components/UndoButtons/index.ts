export { UndoButtons, type UndoButtonsProps } from './UndoButtons';
