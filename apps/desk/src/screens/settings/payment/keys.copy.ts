import type { OwnGateway } from '@latchkey/booking-core/gateways';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { KeyProblem } from '../model/payment.types.ts';

interface KeyLabel {
  readonly label: MessageDescriptor;
  /** How such keys begin; null where they do not begin alike. */
  readonly begins: string | null;
}

/** The keys as each company calls them at its own desk, in English there as here. */
export const keyLabels: Readonly<Record<OwnGateway, Readonly<Record<'keyId' | 'secretKey', KeyLabel>>>> = {
  stripe: {
    keyId: { label: msg`Public key (“Publishable key”)`, begins: 'pk_…' },
    secretKey: { label: msg`Secret key (“Secret key”)`, begins: 'sk_…' },
  },
  razorpay: {
    keyId: { label: msg`Public key (“Key Id”)`, begins: 'rzp_…' },
    secretKey: { label: msg`Secret key (“Key Secret”)`, begins: null },
  },
};

/** Why keys are not kept, beside the field that it is about. */
export const keyProblemWords: Readonly<Record<KeyProblem, MessageDescriptor>> = {
  key_missing: msg`Copy both keys exactly, without spaces.`,
  key_refused: msg`The payment provider does not recognise these keys. Please copy both again: a secret key is shown only once.`,
  key_of_kind: msg`These two do not belong together here: a public and a secret key, both of real money or both of tests, as this desk is.`,
  other_account: msg`These keys belong to another account, and refunds through the previous account are still possible.`,
  signing_wrong: msg`Eight characters at least, without spaces.`,
};
