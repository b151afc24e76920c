import type { AccountOf, GatewayAt, PaymentGateway } from '../src/features/payments/gateways/payment-gateway.ts';
import type { Deps } from '../src/deps.ts';
import type { TestEngine } from './test-engine.ts';

/** What happens before each time that a gateway is turned to. */
export type Meanwhile = () => Promise<unknown>;

/** What an engine works with, but for its gateways: `other` says which adapter stands in the place of one. */
export function gatewayInstead(
  engine: TestEngine,
  other: (gateway: PaymentGateway, account: AccountOf) => object,
  meanwhile: Meanwhile = async () => null,
): Deps {
  const gatewayAt = async (account: AccountOf) => {
    await meanwhile();
    return other(await engine.deps.gatewayAt(account), account);
  };
  return { ...engine.deps, gatewayAt: gatewayAt as unknown as GatewayAt };
}
