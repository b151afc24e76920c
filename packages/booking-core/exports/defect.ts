export { CoreError, isCoreError, type DefectCode } from '../src/defect/core-error.ts';
