import type { OpenAccounts } from '@latchkey/api-contract/types';
import { formatDate } from '@latchkey/format/date';
import { deskUrl } from '@latchkey/site/urls';
import { msg } from '@lingui/core/macro';
import { cellsOf, withBars } from '../sheets/cells.ts';
import type { Saying } from '../sheets/other-sheets.ts';
import type { Sheet, SheetCell } from '../sheets/sheet.types.ts';
import { accountHeads, accountTerms, debtorKinds } from './accounts.copy.ts';

type Debtor = OpenAccounts['debtors'][number];
type Total = OpenAccounts['totals'][number];

const all = msg({ message: 'All', context: 'sum of a table' });

/** Who owes something, by age, and each stay of it: two tables for each currency. */
export const accountSheets = ({ debtors, totals }: OpenAccounts, saying: Omit<Saying, 'cells'>): readonly Sheet[] =>
  totals.flatMap((total) => {
    const its = debtors.filter(({ currency }) => currency === total.currency);
    const own = { ...saying, cells: cellsOf(total.currency, saying.locale) };
    const aside = totals.length === 1 ? {} : { aside: total.currency };
    return [
      { ...debtorSheet(its, total, own), ...aside },
      { ...staySheet(its, total, own), ...aside },
    ];
  });

function debtorSheet(debtors: readonly Debtor[], total: Total, { cells, say }: Saying): Sheet {
  const { word, count, money } = cells;
  const ages = ({ byAge }: Pick<Debtor, 'byAge'>): SheetCell[] =>
    [byAge.to30, byAge.to60, byAge.to90, byAge.over90].map(money);
  return {
    id: `debtors-${total.currency.toLowerCase()}`,
    title: msg({ message: 'By debtor', context: 'a report' }),
    heads: accountHeads.debtors,
    rows: withBars(
      debtors,
      ({ toPay }) => toPay,
      (one) => ({
        cells: [
          word(nameOf(one)),
          money(one.toPay),
          word(say(debtorKinds[one.kind])),
          word(one.taxId ?? ''),
          count(one.stays.length),
          ...ages(one),
        ],
      }),
    ),
    total: {
      cells: [
        word(say(all)),
        money(total.toPay),
        word(''),
        word(''),
        count(debtors.reduce((sum, { stays }) => sum + stays.length, 0)),
        ...ages(total),
      ],
    },
    figures: [],
    terms: accountTerms.debtors,
  };
}

function staySheet(debtors: readonly Debtor[], total: Total, { cells, say, locale, opens }: Saying): Sheet {
  const { word, count, money } = cells;
  const day = (date: Debtor['stays'][number]['since']): SheetCell => ({ text: formatDate(date, locale), value: date });
  return {
    id: `open-stays-${total.currency.toLowerCase()}`,
    title: msg({ message: 'By stay', context: 'a report' }),
    heads: accountHeads.stays,
    rows: debtors.flatMap((one) =>
      one.stays.map(({ reference, guestName, departs, since, daysOpen, toPay }) => ({
        cells: [
          word(nameOf(one)),
          money(toPay),
          word(reference, opens === null ? undefined : deskUrl('booking', { hotelId: opens, reference })),
          word(guestName),
          day(departs),
          day(since),
          count(daysOpen),
        ],
      })),
    ),
    total: {
      cells: [word(say(all)), money(total.toPay), ...Array.from({ length: 5 }, () => word(''))],
    },
    figures: [],
    terms: accountTerms.stays,
  };
}

/** Whoever was erased stands there by the number of the stay. */
const nameOf = ({ name, stays }: Debtor): string => (name === '' ? (stays[0]?.reference ?? '') : name);
