/// <reference path="../src/ambient.d.ts" />
export { Skeleton, type SkeletonProps } from '../src/skeleton/skeleton.tsx';
