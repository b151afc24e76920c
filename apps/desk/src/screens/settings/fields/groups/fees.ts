import type { Locale } from '@latchkey/site/urls';
import { type DraftDocuments, factsIn, listAt, textAt, valueAt } from '@latchkey/hotel-document/drafts';
import { feeUnits } from '@latchkey/booking-core/pricing';
import { taxesOfFee, taxPlaces, usualRate } from '../fee-tax.ts';
import type { FieldGroup, SettingsField } from '../field.types.ts';
import { factField, group, inLanguages, typedField } from '../make-field.ts';
import { nameIn } from '../names-in.ts';

const optional = { isOptional: true, isOut: true } as const;

/** The fees that every stay pays: what each is called, what it is charged for, how much it is, and its own tax. */
export const feeGroups = (documents: DraftDocuments, locale: Locale): FieldGroup[] =>
  listAt(factsIn(documents), 'fees').map(({ id }) => {
    const at = `fees.${id}` as const;
    const taxes = taxesOfFee(documents, id);
    return group(
      at,
      { name: nameIn(documents, at, id, locale) },
      [
        ...inLanguages(documents, at, 'name', 'line'),
        factField(documents, `${at}.amount`, { kind: 'money', label: 'feeAmount' }),
        factField(documents, `${at}.per`, { kind: 'choice', label: 'feePer', options: feeUnits }),
        ...(taxes.length === 0 ? newTaxFields(documents, at) : taxes.flatMap((tax) => taxFields(documents, tax))),
      ],
      taxes.map((tax) => rateFrom(`taxes.${tax}`, 'percent')),
    );
  });

/** Another rate of a tax from a night on. */
export const rateFrom = (path: `taxes.${string}`, kind: 'money' | 'percent'): FieldGroup['fromDays'][number] => ({
  path,
  day: `from ${path}`,
  figures: [{ name: `from ${path} 0`, guests: null, kind }],
  known: [],
  of: '',
});

/** A fee without a tax of its own: these fields make one. */
export function newTaxFields(documents: DraftDocuments, at: `fees.${string}`): SettingsField[] {
  const usual = usualRate(documents);
  return [
    typedField(`${at}.tax`, { kind: 'percent', label: 'feeTax', ...optional }),
    typedField(`${at}.taxName`, { kind: 'line', label: 'feeTaxName', ...optional }, usual?.name),
    typedField(
      `${at}.taxPlace`,
      { kind: 'choice', label: 'feeTaxPlace', options: taxPlaces },
      usual?.isInPrice === true ? 'in-price' : 'on-top',
    ),
  ];
}

function taxFields(documents: DraftDocuments, id: string): SettingsField[] {
  const at = `taxes.${id}` as const;
  const of = textAt(factsIn(documents), `${at}.name`);
  const isInPrice = valueAt(factsIn(documents), `${at}.inclusive`) === true;
  return [
    factField(documents, `${at}.tax`, { kind: 'percent', label: 'feeTax', of, ...optional }),
    ...(of === '' ? [factField(documents, `${at}.name`, { kind: 'line', label: 'feeTaxName' })] : []),
    factField(
      documents,
      `${at}.inclusive`,
      { kind: 'choice', label: 'feeTaxPlace', of, options: taxPlaces },
      isInPrice ? 'in-price' : 'on-top',
    ),
    factField(documents, `${at}.validFrom`, { kind: 'date', label: 'validFrom', of, isOptional: true }),
    factField(documents, `${at}.validTo`, { kind: 'date', label: 'validTo', of, isOptional: true }),
  ];
}
