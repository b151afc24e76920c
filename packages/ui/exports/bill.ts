/// <reference path="../src/ambient.d.ts" />
export { BillTable, BillLine, type BillLineProps } from '../src/bill/bill.tsx';
