export { default } from '../../packages/ui/vitest.config.ts';
