/// <reference path="../src/ambient.d.ts" />
export { Bill, BillLine, type BillLineProps } from '../src/bill/bill.tsx';
