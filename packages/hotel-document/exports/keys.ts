export { knownKeys } from '../src/schema/known-keys.ts';
