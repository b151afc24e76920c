/// <reference path="../src/ambient.d.ts" />
export { TextField, type TextFieldProps } from '../src/field/text-field.tsx';
