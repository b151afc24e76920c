import { knownCode } from '@latchkey/api-client/client';
import type { ReturnedForm } from '@latchkey/site/screen';
import { bookingRefusals, codeRefusals, type BookingRefusal, type CodeRefusal } from './room-checkout.copy.ts';
import type { PostedStay } from './room-checkout.model.ts';

/** What the page shows of a form that was posted to it. What is missing in the fields, the page sees by itself. */
export function postedStayOf({ fields, code }: ReturnedForm): PostedStay {
  const ofCode = code !== null && Object.hasOwn(codeRefusals, code) && code !== 'unknown';
  const said = code === 'code_applied' || ofCode ? null : code;
  const isOfFields = said === 'fill_details' || said === 'no_payment_method';
  return {
    fields,
    refusal: said === null || isOfFields ? null : knownCode<BookingRefusal>({ code: said }, bookingRefusals),
    codeRefusal: ofCode ? knownCode<CodeRefusal>({ code }, codeRefusals) : null,
    tried: code !== null && code !== 'code_applied',
    isCodeApplied: code === 'code_applied',
  };
}
