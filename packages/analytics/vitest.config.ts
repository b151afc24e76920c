export { default } from '../ui/vitest.config.ts';
