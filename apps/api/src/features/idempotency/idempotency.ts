export {
  claimKey,
  claimKeys,
  type IdempotencyKey,
  keepAnswer,
  keyState,
  releaseKeys,
  requestHashOf,
} from './idempotency.queries.ts';
export { idempotently } from './idempotently.ts';
export { idempotencyUpkeep } from './idempotency.upkeep.ts';
