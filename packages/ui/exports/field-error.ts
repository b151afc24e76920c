/// <reference path="../src/ambient.d.ts" />
export { FieldError } from '../src/field/field-error.tsx';
