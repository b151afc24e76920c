/// <reference path="../src/ambient.d.ts" />
export { Plan, type PlanPlace, type PlanProps } from '../src/plan/plan.tsx';
