import type { DraftDocuments } from '@latchkey/hotel-document/drafts';
import { feeUnits } from '@latchkey/booking-core/pricing';
import { sharesOfAdults, percentageBases, taxUnits } from '@latchkey/hotel-document/lists';
import { taxPlaces, usualRate } from '../fee-tax.ts';
import type { FieldGroup } from '../field.types.ts';
import { group, newField as field } from '../make-field.ts';
import { languagesOf, wordsFile } from '../names-in.ts';
import { newCharge, newName, newTaxControl } from '../new-controls.ts';

/** The fields for a new tax, a new fee, and a new age of children, on their page. */
export function newCharges(documents: DraftDocuments): FieldGroup[] {
  const usual = usualRate(documents);
  return [
    group('taxes', { label: 'taxes' }, [
      field(newTaxControl.name, { label: 'taxName', kind: 'line' }),
      field(newTaxControl.unit, { label: 'taxUnit', kind: 'choice', options: taxUnits, value: 'percent' }),
      field(newTaxControl.percent, { label: 'tax', kind: 'percent' }),
      field(newTaxControl.amount, { label: 'taxSum', kind: 'money' }),
      field(newTaxControl.place, { label: 'feeTaxPlace', kind: 'choice', options: taxPlaces, value: 'on-top' }),
      field(newTaxControl.on, { label: 'taxOn', kind: 'choice', options: percentageBases, value: 'rooms' }),
      field(newTaxControl.under, { label: 'taxFreeUnder', kind: 'count' }),
      field(newTaxControl.nights, { label: 'taxNights', kind: 'count' }),
    ]),
    group('fees', { label: 'fees' }, [
      ...languagesOf(documents).map((language) => ({
        ...field(newName(language), { label: 'name', kind: 'line' }),
        file: wordsFile(language),
        language,
      })),
      field(newCharge.amount, { label: 'feeAmount', kind: 'money' }),
      field(newCharge.per, { label: 'feePer', kind: 'choice', options: feeUnits, value: 'booking' }),
      field(newCharge.tax, { label: 'feeTax', kind: 'percent' }),
      field(newCharge.taxName, { label: 'feeTaxName', kind: 'line', value: usual?.name ?? '' }),
      field(newCharge.taxPlace, {
        label: 'feeTaxPlace',
        kind: 'choice',
        options: taxPlaces,
        value: usual?.isInPrice === true ? 'in-price' : 'on-top',
      }),
    ]),
    group('childBands', { label: 'childBands' }, [
      field(newCharge.under, { label: 'childUnder', kind: 'count' }),
      field(newCharge.children, { label: 'childCount', kind: 'count' }),
      field(newCharge.price, { label: 'childPrice', kind: 'money' }),
      field(newCharge.percent, { label: 'childPercent', kind: 'percent' }),
      field(newCharge.percentOf, {
        label: 'childPercentOf',
        kind: 'choice',
        options: sharesOfAdults,
        value: 'further-adult',
      }),
    ]),
  ];
}
