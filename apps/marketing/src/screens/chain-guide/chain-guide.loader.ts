import type { Hotel } from '@latchkey/api-contract/types';
import type { ScreenOutcome, ScreenRequest } from '@latchkey/site/screen';
import { chainHotels, isOfChain } from '../../live/chain.ts';
import { questionSubjects } from '@latchkey/booking-core/inbox';
import type { ChainGuideModel, GuideAnswer, GuideHotel } from './chain-guide.model.ts';

interface Read {
  readonly hotel: Hotel;
  readonly answers: readonly GuideAnswer[];
}

/** The hotels of the chain with their own answers. On the host of another hotel there is no guide. */
export async function load(request: ScreenRequest): Promise<ScreenOutcome<ChainGuideModel>> {
  const here = request.site.hotel?.id ?? null;
  if (here !== null && !isOfChain(here)) return { kind: 'missing' };
  const inOrder = chainHotels.toSorted((one, other) => Number(other === here) - Number(one === here));
  const read = await Promise.all(inOrder.map((hotelId) => readHotel(request, hotelId)));
  if (read.every((outcome) => outcome === 'unknown')) return { kind: 'missing' };
  const found = read.filter((outcome) => typeof outcome === 'object');
  const [first, ...others] = found.map(({ hotel }) => shown(hotel));
  if (first === undefined) return { kind: 'ready', model: { kind: 'unavailable' }, status: 503 };
  return {
    kind: 'ready',
    model: { kind: 'guide', hotels: [first, ...others], answers: found.flatMap(({ answers }) => answers) },
  };
}

async function readHotel({ api, locale, signal }: ScreenRequest, hotelId: number): Promise<Read | 'unknown' | 'lost'> {
  const asked = { params: { hotelId }, query: { lang: locale } };
  const [hotel, faqs] = await Promise.all([api.call('getHotel', asked, signal), api.call('getFaqs', asked, signal)]);
  if (hotel.status === 404) return 'unknown';
  if (hotel.status !== 200) return 'lost';
  const answers = (faqs.status === 200 ? faqs.body.faqs : []).flatMap(
    ({ subject: named, modifiedQuestion, answer }) => {
      const subject = questionSubjects.find((known) => known === named);
      return subject === undefined ? [] : [{ subject, hotelName: hotel.body.name, question: modifiedQuestion, answer }];
    },
  );
  return { hotel: hotel.body, answers };
}

const shown = ({
  id,
  name,
  city,
  headline,
  domain,
  currency,
  websiteSlug,
  phone,
  email,
  theme,
  chatUrl,
  HotelImages,
}: Hotel): GuideHotel => ({
  id,
  name,
  city,
  headline,
  domain,
  currency,
  websiteSlug,
  phone,
  email,
  theme,
  chatUrl: chatUrl ?? null,
  image: HotelImages[0] ?? null,
});
