/** Which calls another site's page makes in a guest's browser. */
export { isForeignCall, type CallOfPage } from '../src/foreign-call.ts';
