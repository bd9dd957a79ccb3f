export { ChoiceField, choiceSides } from './ChoiceField';
export { controlBox, entry, focusBox } from './control.css';
export { Field, type FieldOptions } from './Field';
export { type FormErrors, FormErrorsContext } from './form-errors';
export { isShown } from './is-shown';
export type { FieldTexts } from './use-field';
