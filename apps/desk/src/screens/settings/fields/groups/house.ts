import type { Locale } from '@latchkey/site/urls';
import { locales } from '@latchkey/booking-core/language';
import { type DraftDocuments, entriesAt, factsIn, listAt, valueAt } from '@latchkey/hotel-document/drafts';
import { consents, hotelStates, spokenLanguages } from '@latchkey/hotel-document/lists';
import type { FieldGroup } from '../field.types.ts';
import { factField, group, inLanguages, type Kinds, tickField } from '../make-field.ts';

import { childGroups } from './children.ts';
import { feeGroups, rateFrom } from './fees.ts';
import { taxesOfFee, taxPlaces } from '../fee-tax.ts';
import { isBaseOfAnother } from '../tax-entries.ts';
import { contactKeys, textKeys } from '../part.table.ts';
import { taxTitle } from '../tax-title.ts';

const oneLine = ['name', 'locality', 'city'];

/** The words of the hotel itself. */
export const textGroups = (documents: DraftDocuments): FieldGroup[] => [
  group('texts', { label: 'description' }, [
    ...textKeys.flatMap((key) => inLanguages(documents, key, key, oneLine.includes(key) ? 'line' : 'text')),
    ...inLanguages(documents, 'facilities', 'facilities', 'lines'),
  ]),
];

const contactKinds: Readonly<Record<(typeof contactKeys)[number], Omit<Kinds, 'label'>>> = {
  phone: { kind: 'line' },
  email: { kind: 'mail' },
  mailLanguage: { kind: 'choice', options: locales },
  checkInTime: { kind: 'time' },
  checkOutTime: { kind: 'time' },
  state: { kind: 'choice', options: hotelStates.filter((state) => state !== 'draft') },
  postalCode: { kind: 'line', isOptional: true },
  registrationNumber: { kind: 'line', isOptional: true, isOut: true },
  latitude: { kind: 'degrees' },
  longitude: { kind: 'degrees' },
};

/** What a document leaves out has its usual value. */
const usual: Readonly<Partial<Record<string, string>>> = {
  mailLanguage: 'en',
  state: 'open',
  checkInTime: '12:00',
  checkOutTime: '11:00',
};

export function contactGroups(documents: DraftDocuments, locale: Locale): FieldGroup[] {
  const spoken = entriesAt(factsIn(documents), 'spokenLanguages');
  const nameOf = new Intl.DisplayNames(locale, { type: 'language' });
  return [
    group('contact', { label: 'phone' }, [
      ...contactKeys.map((key) => factField(documents, key, { label: key, ...contactKinds[key] }, usual[key])),
      ...spokenLanguages.map((code) =>
        tickField(
          `spokenLanguages.${code}`,
          { label: 'spokenLanguages', of: nameOf.of(code) ?? code, aside: 'spokenLanguages' },
          spoken.includes(code),
        ),
      ),
    ]),
  ];
}

/** Taxes, the fees that every stay pays, and what children pay. */
export function taxGroups(documents: DraftDocuments, locale: Locale): FieldGroup[] {
  const fees = listAt(factsIn(documents), 'fees');
  const ofFees = new Set(fees.flatMap(({ id }) => taxesOfFee(documents, id)));
  return [
    ...listAt(factsIn(documents), 'taxes')
      .filter(({ id }) => !ofFees.has(id))
      .map(({ id }) => ({ ...taxGroup(documents, id, locale), isPermanent: isBaseOfAnother(documents, id) })),
    ...feeGroups(documents, locale),
    ...childGroups(documents),
  ];
}

const placeField = (documents: DraftDocuments, at: `taxes.${string}`) =>
  factField(
    documents,
    `${at}.inclusive`,
    { kind: 'choice', label: 'feeTaxPlace', options: taxPlaces },
    valueAt(factsIn(documents), `${at}.inclusive`) === true ? 'in-price' : 'on-top',
  );

function taxGroup(documents: DraftDocuments, id: string, locale: Locale): FieldGroup {
  const at = `taxes.${id}` as const;
  const kind = valueAt(factsIn(documents), `${at}.taxType`) === 'fixed' ? 'money' : 'percent';
  const isPerPerson = valueAt(factsIn(documents), `${at}.per`) === 'person';
  const isOnce = valueAt(factsIn(documents), `${at}.each`) === 'stay';
  const optional = { kind: 'count', isOptional: true, isOut: true } as const;
  return group(
    at,
    { name: taxTitle(documents, id, locale) },
    [
      factField(documents, `${at}.name`, { kind: 'line', label: 'taxName' }),
      factField(documents, `${at}.tax`, { kind, label: 'tax' }),
      placeField(documents, at),
      ...(isPerPerson ? [factField(documents, `${at}.exemptUnderAge`, { ...optional, label: 'taxFreeUnder' })] : []),
      ...(kind === 'money' && !isOnce
        ? [factField(documents, `${at}.maxNights`, { ...optional, label: 'taxNights' })]
        : []),
      factField(documents, `${at}.validFrom`, { kind: 'date', label: 'validFrom', isOptional: true }),
      factField(documents, `${at}.validTo`, { kind: 'date', label: 'validTo', isOptional: true }),
    ],
    [rateFrom(at, kind)],
  );
}

/** The colours of the hotel's pages, and how round their corners are. */
export const lookGroups = (documents: DraftDocuments): FieldGroup[] => [
  group('look', { label: 'theme' }, [
    factField(documents, 'theme.brand', { kind: 'colour', label: 'brand' }),
    factField(documents, 'theme.tag', { kind: 'colour', label: 'tag' }),
    factField(documents, 'theme.mist', { kind: 'colour', label: 'mist' }),
    factField(documents, 'theme.corner', {
      kind: 'choice',
      label: 'corner',
      options: [...new Set(['0px', '3px', '6px', '8px', '12px', String(valueAt(factsIn(documents), 'theme.corner'))])],
    }),
  ]),
];

const measuringIds = ['pixel', 'tagManager', 'siteTag'] as const;

/** What is measured of visits, and whether guests are asked first. */
export const measuringGroups = (documents: DraftDocuments): FieldGroup[] => [
  group('measuring', { label: 'measuring' }, [
    factField(documents, 'measuring.consent', { kind: 'choice', label: 'consent', options: consents }, 'needed'),
    factField(documents, 'measuring.analytics.token', { kind: 'line', label: 'analytics', isOptional: true }),
    ...measuringIds.map((key) =>
      factField(documents, `measuring.${key}`, { kind: 'line', label: key, isOptional: true }),
    ),
  ]),
];
