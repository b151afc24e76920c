import { describe, expect, it } from 'vitest';
import { bookingKey } from '../../../database/booking-key.ts';
import { gatewayInstead } from '../../../../test/gateway-instead.ts';
import { keepCards, withCard } from '../../../../test/guaranteed-house.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { propertyCalls } from '../../../../test/property-calls.ts';
import { chargeCard } from './charge-card.ts';

const day = 24 * 3_600_000;

describe('an order of a fee', () => {
  const engine = openEngine();
  keepCards(engine);

  it('names whom the gateway keeps the card for', async () => {
    const { bookingId, setupId } = await withCard(engine);
    engine.pass(10 * day);
    await propertyCalls(engine)('POST', `bookings/${bookingId}/no-show`);
    const asked: unknown[] = [];
    const deps = gatewayInstead(engine, (gateway) => ({
      ...gateway,
      openOrder: async (one: Parameters<typeof gateway.openOrder>[0]) => {
        asked.push(one);
        return gateway.openOrder(one);
      },
    }));
    await chargeCard(deps, bookingKey(1760, bookingId));
    expect(asked).toEqual([expect.objectContaining({ amount: 806_400, customerId: `cus_${setupId}` })]);
  });
});
