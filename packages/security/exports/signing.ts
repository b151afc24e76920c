/** Texts that we sign and take back from guests, testers and operators. */
export { readKeyRing, type KeyRing } from '../src/signing/key-ring.ts';
export { isSignedPlainly, plainSignature } from '../src/signing/plain-signature.ts';
export { isSignedBy, newestSignature, signature } from '../src/signing/signature.ts';
export type { Purpose } from '../src/signing/purposes.ts';
