/// <reference path="../src/ambient.d.ts" />
export { Section, type SectionProps } from '../src/section/section.tsx';
