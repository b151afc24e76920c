import { isFailure } from '@latchkey/api-client/client';
import { propertyClient } from '@latchkey/api-client/property';
import { houseFieldLengths } from '@latchkey/booking-core/validation';
import type { PostOutcome, PostRequest } from '@latchkey/site/screen';
import { pageAgain } from '../../../session/form-answers.ts';
import type { StartNote, StartProblem } from '../start.model.ts';

/** Fills the fields of the house in from a hotel list, for somebody to look at: nothing is saved yet. */
export async function readList({ form }: PostRequest): Promise<PostOutcome> {
  const list = form.field('list').slice(0, houseFieldLengths.list);
  const { readListings } = await import('./read-listing.ts');
  const listings = readListings(list).filter(({ name }) => name !== '');
  const [listing] = listings;
  if (listing === undefined) return again('list_empty', { list });
  if (listings.length > 1) return again('list_of_many', { list });
  const said = Object.entries(listing).filter(([, text]) => text !== '');
  return filledIn('list_read', Object.fromEntries(said.map(([field, text]) => [field, cut(field, text)])));
}

const cut = (field: string, text: string): string => {
  const key = field === 'latitude' || field === 'longitude' ? 'coordinate' : field;
  return key in houseFieldLengths ? text.slice(0, houseFieldLengths[key as keyof typeof houseFieldLengths]) : text;
};

/** Fills the rooms in from another house of the person; what may not be read there is refused. */
export async function readHouse({ api, form, params, locale, signal }: PostRequest): Promise<PostOutcome> {
  const other = form.field('other');
  if (!/^[1-9]\d{0,8}$/.test(other)) return again('house_unread', {});
  const [setUp, start] = await Promise.all([
    propertyClient(api, Number(other)).call('getSetUp', {}, signal),
    propertyClient(api, null).call('getStart', { params: { hotel: params['house'] ?? '' } }, signal),
  ]);
  if (isFailure(setUp) || setUp.status !== 200) return again('house_unread', {});
  const currency = start.status === 200 ? (start.body.proposal?.currency ?? null) : null;
  const { roomsOfHotel } = await import('./rooms-of-hotel.ts');
  return filledIn('rooms_read', { typed: roomsOfHotel(setUp.body.documents, currency, locale) });
}

type Fields = Readonly<Record<string, string>>;

const filledIn = (code: StartNote, fields: Fields): PostOutcome => pageAgain(code, 200, fields);

const again = (code: StartProblem, fields: Fields): PostOutcome => pageAgain(code, 422, fields);
