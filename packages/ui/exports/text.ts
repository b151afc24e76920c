/// <reference path="../src/ambient.d.ts" />
export { good, hidden, lead, measure, numbers, row, small, soft, tiny, wrap } from '../src/text/text.ts';
