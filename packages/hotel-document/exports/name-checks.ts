export { warningsInNames } from '../src/checks/warnings-in-names.ts';
