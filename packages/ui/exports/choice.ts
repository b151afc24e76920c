/// <reference path="../src/ambient.d.ts" />
export { Choice, ChoiceGroup, type ChoiceProps } from '../src/choice/choice.tsx';
