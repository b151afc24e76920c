import type { Locale } from '@latchkey/site/urls';
import { type DraftDocuments, factsIn, type KeysOf, listAt } from '@latchkey/hotel-document/drafts';
import { offerKinds, amountUnits } from '@latchkey/booking-core/promotion';
import type { WrittenFacts } from '@latchkey/hotel-document/facts';
import type { FieldGroup } from '../field.types.ts';
import type { OfferKind } from '../kinds.table.ts';
import { factField, group, inLanguages, type Kinds } from '../make-field.ts';
import { nameIn } from '../names-in.ts';

const percent = ['percent', { kind: 'percent', label: 'percent' }] as const;
const daysAhead = ['daysAhead', { kind: 'count', label: 'daysBefore' }] as const;
const nights = ['nights', { kind: 'count', label: 'nights' }] as const;

type OfferKey = KeysOf<NonNullable<WrittenFacts['promotions']>[number]>;

/** What an offer of each kind says beside when it holds. */
const fieldsOfKind = {
  'early-bird': [daysAhead, percent],
  'last-minute': [daysAhead, percent],
  'long-stay': [nights, percent],
  'percent-off': [percent],
  'amount-off': [
    ['off', { kind: 'money', label: 'off' }],
    ['per', { kind: 'choice', label: 'per', options: amountUnits }],
  ],
  'flat-above': [
    ['above', { kind: 'money', label: 'above' }],
    ['off', { kind: 'money', label: 'off' }],
  ],
  'stay-price': [nights, ['price', { kind: 'money', label: 'stayPrice' }]],
  coupon: [
    ['couponCode', { kind: 'line', label: 'couponCode' }],
    ['percent', { kind: 'percent', label: 'percent', isOptional: true, isOut: true }],
    ['off', { kind: 'money', label: 'off', isOptional: true, isOut: true }],
    ['maxUses', { kind: 'count', label: 'maxUses', isOptional: true, isOut: true }],
  ],
} as const satisfies Readonly<Record<OfferKind, readonly (readonly [key: OfferKey, kinds: Kinds])[]>>;

const span = ['validFrom', 'validTo', 'stayFrom', 'stayTo'] as const;

/** The discounts that guests get by themselves, or by a code. */
export const offerGroups = (documents: DraftDocuments, locale: Locale): FieldGroup[] =>
  listAt(factsIn(documents), 'promotions').map(({ id, kind }) => {
    const at = `promotions.${id}` as const;
    const known = offerKinds.find((one) => one === kind);
    const own: readonly (readonly [key: OfferKey, kinds: Kinds])[] = known === undefined ? [] : fieldsOfKind[known];
    return {
      ...group(id, { name: nameIn(documents, at, id, locale) }, [
        ...inLanguages(documents, at, 'name', 'line'),
        ...own.map(([key, kinds]) => factField(documents, `${at}.${key}`, kinds, key === 'per' ? 'room' : '')),
        factField(documents, `${at}.minRooms`, { kind: 'count', label: 'minRooms', isOptional: true, isOut: true }),
        ...span.map((key) =>
          factField(documents, `${at}.${key}`, {
            kind: 'date',
            label: key === 'validFrom' ? 'bookedFrom' : key === 'validTo' ? 'bookedTo' : key,
            isOptional: true,
            isOut: true,
          }),
        ),
      ]),
      ...(known === undefined ? {} : { offerKind: known }),
    };
  });
