/// <reference path="../src/ambient.d.ts" />
export { SelectField, type SelectFieldProps } from '../src/field/select-field.tsx';
