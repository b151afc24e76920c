import type { Result } from '@latchkey/api-client/client';
import type { OperationInput } from '@latchkey/api-contract/types';
import { inLanguage } from '@latchkey/site';
import type { PostOutcome, PostRequest } from '@latchkey/site/screen';
import { hotelHomeUrl, urlOf } from '@latchkey/site/urls';
import { isOfCode } from '@latchkey/stay/stay-query';

type Selection = OperationInput<'createQuote'>['body'];

/** A room was chosen without a script: leads to the checkout of its quote, or to the rooms again where it cannot be had. */
export async function choicePosted({ api, form, site, locale, signal }: PostRequest): Promise<PostOutcome> {
  const selection = selectionIn(form.field('selection'));
  const ask = async (couponCode: string): Promise<Result<'createQuote'> | null> =>
    selection === null
      ? null
      : api.call('createQuote', { body: couponCode === '' ? selection : { ...selection, couponCode } }, signal);
  const first = await ask(form.field('couponCode'));
  // A link may carry an expired code, or one that does not apply to this stay: the stay is then quoted without it.
  const isWithoutCode = first?.status === 422 && isOfCode(first.body.code);
  const reply = isWithoutCode ? await ask('') : first;
  if (reply?.status === 201) return lead(urlOf('roomCheckout', {}, { quote: reply.body.quoteToken }));
  const rooms = form.field('rooms');
  // Only rooms of nights, or a hotel's home with its hours in the search: other pages and sites are refused.
  return /^\/(rooms\/|[\w-]*\?)/.test(rooms) ? { kind: 'redirect', to: rooms } : lead(hotelHomeUrl(site));

  function lead(to: string): PostOutcome {
    return { kind: 'redirect', to: inLanguage(to, locale) };
  }
}

/** What the form says is chosen; the engine says what is wrong with it. Null where it cannot be read. */
function selectionIn(text: string): Selection | null {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null ? (read as Selection) : null;
  } catch {
    return null;
  }
}
