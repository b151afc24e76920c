export { factsKeys } from '../src/keys/facts-keys.ts';
export { type FoundKey, keysOf } from '../src/keys/keys-of.ts';
export type { KeyMeaning } from '../src/schema/described.ts';
