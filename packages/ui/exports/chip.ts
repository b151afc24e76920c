/// <reference path="../src/ambient.d.ts" />
export { Chip, chipClass, LinkChip, type ChipProps } from '../src/chip/chip.tsx';
