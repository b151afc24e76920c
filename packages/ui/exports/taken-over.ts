export { useTakenOver } from '../src/taken-over/use-taken-over.ts';
