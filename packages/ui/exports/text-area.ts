/// <reference path="../src/ambient.d.ts" />
export { TextArea, type TextAreaProps } from '../src/field/text-area.tsx';
