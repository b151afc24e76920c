import type { Deps } from '../src/deps.ts';
import type { CardKeeping } from '../src/features/payments/gateways/card-keeping.ts';
import type { AccountOf, GatewayAt } from '../src/features/payments/gateways/payment-gateway.ts';
import type { TestEngine } from './test-engine.ts';

/**
 * An engine's deps with a gateway whose cards are answered for otherwise; null: it keeps none. `meanwhile` happens before each
 * time that the gateway is turned to.
 */
export function withCards(
  engine: TestEngine,
  more: Partial<CardKeeping> | null,
  meanwhile: () => Promise<unknown> = async () => null,
): Deps {
  const gatewayAt = async (account: AccountOf) => {
    await meanwhile();
    const { cards, ...gateway } = await engine.deps.gatewayAt(account);
    return more === null ? gateway : { ...gateway, cards: { ...cards, ...more } };
  };
  return { ...engine.deps, gatewayAt: gatewayAt as unknown as GatewayAt };
}
