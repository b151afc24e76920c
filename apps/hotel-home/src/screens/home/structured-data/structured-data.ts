import type { FAQPage, WithContext } from 'schema-dts';
import { breadcrumbs, type Crumb } from '../../../offer/structured-data/breadcrumbs.ts';
import type { HomeModel } from '../home.model.ts';
import type { StructuredAddresses } from '../../../offer/structured-data/structured-addresses.ts';
import { structuredHotel } from './structured-hotel.ts';
import { structuredOffers } from '../../../offer/structured-data/structured-rooms.ts';

/** The home as search engines read it: the hotel with its rooms, what they cost on the dates asked, questions, and where the page stands. */
export function structuredData(model: HomeModel, addresses: StructuredAddresses, crumbs: readonly Crumb[]): object[] {
  return [
    {
      '@context': 'https://schema.org',
      ...structuredHotel(model.hotel, model.ratings, addresses),
      makesOffer: structuredOffers(model, addresses),
    },
    ...(model.faqs.length === 0 ? [] : [questions(model.faqs)]),
    ...(crumbs.length < 2 ? [] : [breadcrumbs(crumbs)]),
  ];
}

const questions = (faqs: HomeModel['faqs']): WithContext<FAQPage> => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: faqs.map(({ modifiedQuestion, answer }) => ({
    '@type': 'Question',
    name: modifiedQuestion,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
