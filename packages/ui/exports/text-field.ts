/// <reference path="../src/ambient.d.ts" />
export { EmailField } from '../src/field/email-field.tsx';
export { TextField, type TextFieldProps } from '../src/field/text-field.tsx';
