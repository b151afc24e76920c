import type { Report } from '@latchkey/api-contract/types';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { figureWords } from '../figures.copy.ts';
import { sourceWords } from '../reports.copy.ts';
import { type Cells, withBars } from './cells.ts';
import type { Sheet } from './sheet.types.ts';

type Sales = NonNullable<Report['sales']>;
type Figures = Sales['total'];

const { sold, occupancy, adr, revPar, trevPar, roomsRevenue } = figureWords;
const direct = msg({ message: 'Direct', context: 'rooms in a report' });

const soldCells = ({ count, money }: Cells, one: Pick<Figures, 'sold' | 'adr' | 'roomsRevenue'>) => [
  count(one.sold),
  money(one.adr),
  money(one.roomsRevenue),
];

/** What was sold, by the parts of the period. */
export function nightsSheet(sales: Sales, period: Pick<Report, 'from' | 'to'>, cells: Cells): Sheet {
  const { count, money, share, span } = cells;
  const row = (one: Figures & Pick<Report, 'from' | 'to'>) => ({
    cells: [
      span(one),
      count(one.sold),
      count(one.direct),
      share(one.occupancy),
      money(one.adr),
      money(one.revPar),
      money(one.trevPar),
      money(one.roomsRevenue),
    ],
  });
  return {
    id: 'nights',
    title: msg({ message: 'Nights', context: 'rows of a report' }),
    heads: [
      msg({ message: 'Nights', context: 'rows of a report' }),
      sold.name,
      direct,
      occupancy.name,
      adr.name,
      revPar.name,
      trevPar.name,
      roomsRevenue.name,
    ],
    rows: sales.groups.map(row),
    total: row({ ...sales.total, ...period }),
    figures: ['available', 'sold', 'occupancy', 'adr', 'revPar', 'trevPar', 'roomsRevenue', 'totalRevenue'],
  };
}

/** From where it came, by type and by plan. */
export function partsSheets(sales: Sales, cells: Cells, say: (message: MessageDescriptor) => string): readonly Sheet[] {
  const { word, count, money, share } = cells;
  const all = sales.sources.reduce((sum, one) => sum + one.roomsRevenue, 0);
  return [
    {
      id: 'sources',
      title: msg({ message: 'By source', context: 'a report' }),
      heads: [
        msg({ message: 'Source', context: 'head of a column' }),
        sold.name,
        msg({ message: 'Share', context: 'head of a column' }),
        adr.name,
        roomsRevenue.name,
      ],
      rows: withBars(
        sales.sources,
        (one) => one.roomsRevenue,
        (one) => ({
          cells: [
            word(say(sourceWords[one.source])),
            count(one.sold),
            share(all <= 0 ? null : Math.round((one.roomsRevenue * 1000) / all)),
            money(one.adr),
            money(one.roomsRevenue),
          ],
          isThrough: !one.isDirect,
        }),
      ),
      figures: ['sold', 'adr', 'roomsRevenue', 'commissionSaved'],
    },
    {
      id: 'room-types',
      title: msg({ message: 'By room type', context: 'a report' }),
      heads: [
        msg({ message: 'Room type', context: 'head of a column' }),
        sold.name,
        occupancy.name,
        adr.name,
        revPar.name,
        roomsRevenue.name,
      ],
      rows: sales.roomTypes.map((one) => ({
        cells: [
          word(one.name),
          count(one.sold),
          share(one.occupancy),
          money(one.adr),
          money(one.revPar),
          money(one.roomsRevenue),
        ],
        bar: (one.occupancy ?? 0) / 1000,
      })),
      figures: ['sold', 'occupancy', 'adr', 'revPar'],
    },
    {
      id: 'rate-plans',
      title: msg({ message: 'By rate plan', context: 'a report' }),
      heads: [msg({ message: 'Rate plan', context: 'head of a column' }), sold.name, adr.name, roomsRevenue.name],
      rows: withBars(
        sales.ratePlans,
        (one) => one.roomsRevenue,
        (one) => ({ cells: [word(one.name), ...soldCells(cells, one)] }),
      ),
      figures: ['sold', 'adr', 'roomsRevenue'],
    },
  ];
}
