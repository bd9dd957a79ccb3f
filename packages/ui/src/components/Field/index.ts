export { ChoiceField, choiceSides } from './ChoiceField';
export { controlBox, entry, focusBox } from './control.css';
export { Field, type FieldOptions } from './Field';
export { type FieldTexts, isShown } from './use-field';
