import type { Locale } from '@latchkey/site/urls';
import { type DraftDocuments, entriesAt, factsIn, listAt, textAt, valueAt } from '@latchkey/hotel-document/drafts';
import { bedKinds } from '@latchkey/booking-core/rooms-typed';
import { currencyIn, nameIn, planName } from '../fields/names-in.ts';
import { moneyInField } from '../fields/typed-figure.ts';
import { bedNames, columnHeads } from './columns.table.ts';
import { writtenCell } from './read-cells.ts';
import { plansInTable } from './read-table.ts';

/** The rooms and prices of a hotel as a table to be changed and brought back: read again it changes nothing. */
export function templateOf(documents: DraftDocuments, locale: Locale): string {
  const plans = plansInTable(documents);
  const head = [
    ...(['name', 'total', 'guests', 'bed', 'from'] as const).map((key) => columnHeads[key][0]),
    ...plans.map((plan) => planName(documents, plan, locale)),
  ];
  const rows = listAt(factsIn(documents), 'rooms').map((room) => [
    nameIn(documents, `rooms.${room.id}.name`, room.id, locale),
    String(Number(valueAt(room, 'total'))),
    String(Number(valueAt(room, 'maxPax'))),
    entriesAt(room, 'beds')
      .map((bed) => {
        const kind = bedKinds.find((one) => one === textAt(bed, 'kind'));
        return `${Number(valueAt(bed, 'count'))} x ${(kind && bedNames[kind][0]) ?? textAt(bed, 'kind')}`;
      })
      .join(' + '),
    '',
    ...plans.map((plan) => {
      const price = valueAt(entriesAt(room, `prices.${plan}.priceForPax`).at(-1), 'price');
      return typeof price === 'number' ? moneyInField(price, currencyIn(documents)) : '';
    }),
  ]);
  return [head, ...rows].map((row) => row.map(writtenCell).join(',')).join('\r\n');
}
