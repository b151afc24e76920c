/// <reference path="../src/ambient.d.ts" />
export { Stepper, type StepperProps } from '../src/stepper/stepper.tsx';
