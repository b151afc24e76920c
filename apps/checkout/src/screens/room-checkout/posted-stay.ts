import { knownCode } from '@latchkey/api-client/client';
import type { ReturnedForm } from '@latchkey/site/screen';
import { bookingRefusals, codeRefusals, type BookingRefusal, type CodeRefusal } from './room-checkout.copy.ts';
import type { PostedStay } from './room-checkout.model.ts';

/** Whether what a form asked for was done, and nothing is refused. */
export const isDone = (code: string): boolean => code === 'code_applied' || code === 'traveller_added';

/** What the page shows of a form that was posted to it. What is missing in the fields, the page sees by itself. */
export function postedStayOf({ fields, code }: ReturnedForm): PostedStay {
  const ofCode = code !== null && Object.hasOwn(codeRefusals, code) && code !== 'unknown';
  const said = (code !== null && isDone(code)) || ofCode ? null : code;
  const isOfFields = said === 'fill_details' || said === 'no_payment_method';
  return {
    fields,
    refusal: said === null || isOfFields ? null : knownCode<BookingRefusal>({ code: said }, bookingRefusals),
    codeRefusal: ofCode ? knownCode<CodeRefusal>({ code }, codeRefusals) : null,
    tried: code !== null && !isDone(code),
    isCodeApplied: code === 'code_applied',
    isTravellerAdded: code === 'traveller_added',
  };
}
