/// <reference path="../src/ambient.d.ts" />
export { Badge, type BadgeProps } from '../src/badge/badge.tsx';
