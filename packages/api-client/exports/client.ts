export { createApiClient, type ApiClient, type ApiClientSettings } from '../src/client.ts';
export { isFailure, type Failure, type Result } from '../src/result.ts';
export { isEngineFailure, isNothing, isOfEngine, readError } from '../src/engine-failure.ts';
export { tellFailures } from '../src/tell-failures.ts';
export { rememberReads, type ReadMemory } from '../src/remember-reads.ts';
export { knownCode } from '../src/known-code.ts';
export { refusalOf, type FailureCode } from '../src/refusal-of.ts';
export { keyOfContent } from '../src/key-of-content.ts';
export { newIdempotencyKey } from '../src/idempotency-key.ts';
