import type { Bounds } from '@latchkey/api-contract/types';
import type { FastifyInstance } from 'fastify';
import { noteAct } from '../../../database/journal.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { type BoundsRow, boundsOf, writeBounds } from '../../refunds/refunds.ts';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import { hotelOfCaller, noKey } from './with-property.ts';

/** Up to where reception may go by itself. */
export function propertyBoundsRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'getBounds', async ({ headers }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    return { status: 200, body: viewOf(hotel, await boundsOf(deps.db, hotel.id)) };
  });

  route(app, 'setBounds', async ({ headers, body }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    const after = { price_percent: body.pricePercent, refund: body.refund };
    await transact(deps.db, async (tx) => {
      const before = await boundsOf(tx, hotel.id);
      await writeBounds(tx, hotel.id, after, deps.clock());
      noteAct(tx, { hotelId: hotel.id, before: said(before), after: said(after) });
    });
    return { status: 200, body: viewOf(hotel, after) };
  });
}

const said = ({ price_percent: pricePercent, refund }: BoundsRow): Omit<Bounds, 'currency'> => ({
  pricePercent,
  refund,
});

const viewOf = ({ sale }: HotelRecord, bounds: BoundsRow): Bounds => ({ ...said(bounds), currency: sale.currency });
