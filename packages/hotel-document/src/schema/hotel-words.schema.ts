import { faqSubject } from '@latchkey/api-contract/contract';
import { z } from 'zod';
import { generatedHeadlines } from './lists.ts';
import { identifier, imageName } from './scalars.schema.ts';

const words = z.string().trim().min(1);

/** Words at a key, with what the key is and an example in English. */
const said = (description: string, example: string) => words.meta({ description, example: JSON.stringify(example) });

/** Words by the ids of a part of `hotel.json`. */
const byId = (description: string, id: string, text: string) =>
  z
    .record(identifier, words)
    .default({})
    .meta({ description, example: JSON.stringify({ [id]: text }) });

const titled = z.array(
  z.strictObject({
    name: said('the heading of the text', 'Pets'),
    text: said('the text, as guests read it', 'Dogs are welcome, at most two in a room.'),
  }),
);

const clauses = (description: string, name: string, text: string) =>
  titled.default([]).meta({ description, example: JSON.stringify([{ name, text }]) });

const mark = (description: string) => z.literal(true).optional().meta({ description, example: 'true' });

/** Marks by what their texts follow, so that each comes and goes alone. */
const generatedTexts = z.strictObject({
  headline: z.enum(generatedHeadlines).optional().meta({
    description: 'the headline that names `city`: of which kind of house it speaks',
    example: '"hotel"',
  }),
  description: mark('the description that names `name`'),
  address: mark('the address that is made of `street`, `postalCode` and `city`'),
  directions: mark('the directions that name `address`'),
  locality: mark('the locality that is `city`'),
  state: mark('the state that is `city`'),
  checkIn: mark('the rule that says `checkInTime`'),
  checkOut: mark('the rule that says `checkOutTime`'),
  payment: mark('the policy that says where guests pay, and how'),
  rooms: z
    .record(identifier, z.literal(true))
    .optional()
    .meta({ description: 'the room types whose sentence says `maxPax`', example: '{ "garden": true }' }),
});

/** `words.<language>.json`: every word of a hotel in one language, keyed by the ids of `hotel.json`. */
export const hotelWords = z.strictObject({
  name: said('the name of the hotel', 'Garden House'),
  headline: said('the line below the name on the first page', 'A quiet house by the river'),
  lead: said(
    'one sentence for lists and search engines',
    'Twelve rooms around a garden, ten minutes from the station.',
  ),
  description: said('the hotel in one paragraph', 'The house was built in 1910 and has been a hotel since 1986.'),
  story: said('its history, for the page about it', 'Two sisters opened the house with four rooms.'),
  address: said('the whole postal address', '12 River Lane, Indiranagar, Bengaluru 560038'),
  street: said('street and number alone, for search engines', '12 River Lane').optional(),
  locality: said('the quarter', 'Indiranagar'),
  city: said('the city', 'Bengaluru'),
  destination: said('where travellers say that it is, if not the city', 'Bali').optional(),
  state: said('the state, region or province', 'Karnataka'),
  country: said('the country', 'India'),
  directions: said('how guests find the house', 'From the metro turn left and walk to the river.'),
  closed: said(
    'what guests are told while the hotel is closed: why, and until when',
    'Closed for repairs until 1 March.',
  ).optional(),
  facilities: z
    .array(words)
    .meta({ description: 'what the house offers, an entry each', example: '["Lift", "Garden"]' }),
  rules: z
    .array(
      z.strictObject({
        name: said('what the rule is about', 'Check-in'),
        text: said('the rule', 'From 2 pm.'),
        nightsOnly: z.literal(true).optional().meta({
          description: 'true where the rule does not hold for a stay of hours, such as the time of check-in',
          example: 'true',
        }),
      }),
    )
    .meta({ description: 'the rules of the house', example: '[{ "name": "Smoking", "text": "Outside only." }]' }),
  policies: titled.meta({
    description: 'further policies, each under a heading of its own',
    example: '[{ "name": "Pets", "text": "Dogs are welcome." }]',
  }),
  legal: z
    .strictObject({
      privacy: clauses(
        'clauses beside the privacy policy of the site',
        'Cameras',
        'The entrance is filmed; films are kept for three days.',
      ),
      terms: clauses('clauses beside the terms of the site', 'Groups', 'For more than five rooms a contract is made.'),
      imprint: clauses('the imprint, where the law of the place asks for one', 'Owner', 'Garden House Ltd., Bengaluru'),
    })
    .default({ privacy: [], terms: [], imprint: [] })
    .meta({ description: 'clauses of the hotel’s own', example: '{ "privacy": [], "terms": [], "imprint": [] }' }),
  faqs: z
    .array(
      z.strictObject({
        subject: faqSubject
          .optional()
          .meta({ description: 'what the question is about, for the list', example: '"parking"' }),
        modifiedQuestion: said('the question, as guests ask it', 'Can I park at the house?'),
        answer: said('the answer', 'Yes, in the yard.'),
      }),
    )
    .meta({
      description: 'questions that guests ask, with answers',
      example: '[{ "modifiedQuestion": "Can I park at the house?", "answer": "Yes, in the yard." }]',
    }),
  images: z
    .record(
      imageName,
      z.strictObject({
        alt: said('what the picture shows, for those who do not see it', 'A bed beneath a window to the garden'),
        caption: words
          .nullable()
          .default(null)
          .meta({ description: 'the words below the picture, or null', example: '"Garden room"' }),
      }),
    )
    .meta({
      description: 'the words of each picture, by the name of its file',
      example: '{ "garden.jpg": { "alt": "The garden at noon", "caption": null } }',
    }),
  rooms: z
    .record(
      identifier,
      z.strictObject({
        name: said('the name of the room type', 'Garden room'),
        sentence: said('one sentence for lists', 'A double room to the garden.'),
        description: said('the room in one paragraph', 'A double bed, a desk and a door to the garden.'),
        amenities: z
          .array(words)
          .meta({ description: 'what the room has, an entry each', example: '["Desk", "Safe"]' }),
      }),
    )
    .meta({
      description: 'the words of each room type',
      example:
        '{ "garden": { "name": "Garden room", "sentence": "To the garden.", "description": "A double bed.", "amenities": [] } }',
    }),
  ratePlans: z
    .record(identifier, words)
    .meta({ description: 'what each rate plan is called', example: '{ "breakfast": "With breakfast" }' }),
  addons: byId('what each extra is called', 'airport-car', 'Car from the airport'),
  fees: byId('what each of the fees is called', 'resort', 'Resort fee'),
  taxes: byId('what a tax is called in this language, where its name in hotel.json is not', 'vat', 'Value added tax'),
  taxExemptions: byId(
    'what a guest declares by ticking the box of an exemption, as one sentence',
    'business',
    'I travel on business.',
  ),
  promotions: byId('what each discount is called', 'early-bird', 'Early booking'),
  advertisedOffers: z
    .record(
      identifier,
      z.strictObject({
        paidBy: said('who pays the offer', 'The bank'),
        conditions: said('on which conditions', 'With a card of the bank, until 31 March.'),
      }),
    )
    .default({})
    .meta({
      description: 'who pays each offer that is advertised, and on which conditions',
      example: '{ "card-offer": { "paidBy": "The bank", "conditions": "Until 31 March." } }',
    }),
  packages: z
    .record(
      identifier,
      z.strictObject({
        name: said('what the package is called', 'Two days of yoga'),
        text: said('what it includes', 'Two nights, breakfast and four lessons.'),
      }),
    )
    .default({})
    .meta({
      description: 'the words of each package',
      example: '{ "yoga": { "name": "Two days of yoga", "text": "Two nights and four lessons." } }',
    }),
  videos: byId('what each film shows', 'tour', 'A walk through the house'),
  posts: byId('what each post is about', 'monsoon', 'The garden after the rain'),
  places: byId('what each place nearby is called', 'metro', 'Metro station'),
  generated: generatedTexts.optional().meta({
    description:
      'which texts nobody has written: they follow from hotel.json and other words, and lose their mark when somebody edits them',
    example: '{ "headline": "hotel", "checkIn": true, "payment": true, "rooms": { "garden": true } }',
  }),
  reviews: byId('the text of each review of hotel.json', 'r1', 'We slept well and will come again.'),
});

export type HotelWords = z.output<typeof hotelWords>;
