import type { Deps } from '../src/deps.ts';
import type { CardHolds } from '../src/features/payments/gateways/card-holds.ts';
import type { CardKeeping } from '../src/features/payments/gateways/card-keeping.ts';
import type { AccountOf, GatewayAt, PaymentGateway } from '../src/features/payments/gateways/payment-gateway.ts';
import type { TestEngine } from './test-engine.ts';

/** What happens before each time that a gateway is turned to. */
type Meanwhile = () => Promise<unknown>;

/** An engine's deps with a gateway whose cards are answered for otherwise; null: it keeps none. */
export const withCards = (engine: TestEngine, more: Partial<CardKeeping> | null, meanwhile?: Meanwhile): Deps =>
  withGateway(
    engine,
    ({ cards, ...gateway }) => (more === null ? gateway : { ...gateway, cards: { ...cards, ...more } }),
    meanwhile,
  );

/** An engine's deps with a gateway whose holds on cards are answered for otherwise; null: it holds nothing. */
export const withHolds = (engine: TestEngine, more: Partial<CardHolds> | null, meanwhile?: Meanwhile): Deps =>
  withGateway(
    engine,
    ({ holds, ...gateway }) => (more === null ? gateway : { ...gateway, holds: { ...holds, ...more } }),
    meanwhile,
  );

function withGateway(
  engine: TestEngine,
  other: (gateway: PaymentGateway) => object,
  meanwhile: Meanwhile = async () => null,
): Deps {
  const gatewayAt = async (account: AccountOf) => {
    await meanwhile();
    return other(await engine.deps.gatewayAt(account));
  };
  return { ...engine.deps, gatewayAt: gatewayAt as unknown as GatewayAt };
}
