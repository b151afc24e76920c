import { isFailure } from '@latchkey/api-client/client';
import { hiddenFields, registrationFields, type RegistrationEntry } from '@latchkey/booking-core/registration';
import type { PostedForm, ScreenAction } from '@latchkey/site/screen';
import { urlOf, type Search } from '@latchkey/site/urls';
import { callOwnRegistration } from './own-registration-client.ts';
import { toFillIn } from './to-fill-in.ts';
import { typedText } from './form-texts.ts';
import { leadTo } from './lead-to.ts';

const hidden: readonly string[] = hiddenFields;

/**
 * Keeps what was filled in of a traveller, also in part, and leads to what is missing of this one, then to the next, or
 * deletes it. Where the engine is away the fields are filled again, but for numbers of documents.
 */
export const register: ScreenAction = async (request) => {
  const { api, form, params, signal } = request;
  const bookingId = params['bookingId'] ?? '';
  const place = Number(form.field('place'));
  const isWithdrawn = form.field('act') === 'withdraw';
  const entry = isWithdrawn ? {} : entryOf(form);
  const body = { place, entry };
  const reply = await callOwnRegistration(api, 'keepOwnRegistration', { params: { bookingId }, body }, signal);
  if (isFailure(reply)) {
    const shown = Object.keys(entry).filter((field) => !hidden.includes(field));
    return { kind: 'again', returned: { fields: typedText(form, shown), code: 'unknown' }, status: 503 };
  }
  const to = (search: Search) => leadTo(request, urlOf('bookingStatus', { bookingId }, search));
  if (reply.status === 403) return to({});
  if (reply.status !== 200) return to({ registration: 'next' });
  const { places } = reply.body;
  const one = places.find((other) => other.place === place);
  if (one !== undefined && !isWithdrawn && toFillIn(one) > 0)
    return to({ registration: String(place), ...(form.field('step') === 'all' ? { checked: '1' } : {}) });
  return to({ registration: isWithdrawn ? String(place) : 'next' });
};

/** The fields that the form had: what it does not show stays as it was. */
const entryOf = ({ field }: Pick<PostedForm, 'field'>): RegistrationEntry => {
  const asked = field('fields').split(' ');
  return Object.fromEntries(
    registrationFields.filter((name) => asked.includes(name)).map((name) => [name, field(name)]),
  );
};
