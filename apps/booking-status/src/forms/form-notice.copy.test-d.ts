import type { OperationReply } from '@latchkey/api-contract/types';
import type { FormNoticeCode } from '@latchkey/site/urls';
import { expectTypeOf, test } from 'vitest';

type Acts =
  | 'createBookingLookup'
  | 'verifyBookingLookup'
  | 'cancelBooking'
  | 'answerPriceRevision'
  | 'createGuestRequest'
  | 'quoteModification'
  | 'modifyBooking'
  | 'erasePersonalData';
type RefusalOf<K extends Acts> = Extract<
  OperationReply<K>,
  { readonly status: 403 | 404 | 409 | 422; readonly body: { readonly code: string } }
>['body']['code'];
type Written<Code extends string> = Code extends `${infer First}_${infer Rest}` ? `${First}-${Written<Rest>}` : Code;

test('every refusal of what the forms ask the engine for has its sentence', () => {
  expectTypeOf<Written<{ [K in Acts]: RefusalOf<K> }[Acts]>>().toExtend<FormNoticeCode>();
});
