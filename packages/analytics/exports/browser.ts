/// <reference path="../src/ambient.d.ts" />
/** Measuring a document's visit: loaded late, and only where a site measures. */
export {
  beginMeasuring,
  type MeasuredVisit,
  type Measuring,
  type Retargeting,
} from '../src/browser/begin-measuring.ts';
