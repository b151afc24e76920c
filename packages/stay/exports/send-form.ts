export { isReachable } from '../src/send-form/is-reachable.ts';
export { statusAgain } from '../src/send-form/status-again.ts';
export { typedIn } from '../src/send-form/typed-in.ts';
export { useIntentKey } from '../src/send-form/use-intent-key.ts';
export { useSending, type Sending } from '../src/send-form/use-sending.ts';
