import type { Deps } from '../src/deps.ts';
import type { CardHolds } from '../src/features/payments/gateways/card-holds.ts';
import type { CardKeeping } from '../src/features/payments/gateways/card-keeping.ts';
import { gatewayInstead, type Meanwhile } from './gateway-instead.ts';
import type { TestEngine } from './test-engine.ts';

/** An engine's deps with a gateway whose cards are answered for otherwise; null: it keeps none. */
export const withCards = (engine: TestEngine, more: Partial<CardKeeping> | null, meanwhile?: Meanwhile): Deps =>
  gatewayInstead(
    engine,
    ({ cards, ...gateway }) => (more === null ? gateway : { ...gateway, cards: { ...cards, ...more } }),
    meanwhile,
  );

/** An engine's deps with a gateway whose holds on cards are answered for otherwise; null: it holds nothing. */
export const withHolds = (engine: TestEngine, more: Partial<CardHolds> | null, meanwhile?: Meanwhile): Deps =>
  gatewayInstead(
    engine,
    ({ holds, ...gateway }) => (more === null ? gateway : { ...gateway, holds: { ...holds, ...more } }),
    meanwhile,
  );
