/// <reference path="../src/ambient.d.ts" />
export {
  display,
  good,
  hidden,
  label,
  lead,
  measure,
  numbers,
  row,
  small,
  soft,
  tiny,
  wrap,
} from '../src/text/text.ts';
