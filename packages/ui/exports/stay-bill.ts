/// <reference path="../src/ambient.d.ts" />
export { StayBill, type StayBillProps } from '../src/stay-bill/stay-bill.tsx';
