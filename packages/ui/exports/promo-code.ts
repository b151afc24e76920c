/// <reference path="../src/ambient.d.ts" />
export { CodeField } from '../src/promo-code/code-field.tsx';
export { CodeSaved, type CodeSavedProps } from '../src/promo-code/code-saved.tsx';
