import type { OwnGateway } from '@latchkey/booking-core/gateways';
import { playOwn } from './own-house.ts';
import { playGateway, type EveryGateway, type PlayedGateway } from './played-gateways.ts';
import type { TestEngine } from './test-engine.ts';

/** The provider's account at each gateway, and a hotel's own where it can have one. */
export type PlayedAccount = EveryGateway | `own ${OwnGateway}`;

/** An account by which the example hotel is paid in the tests of one `describe`, whoever holds it. */
export function playAccount(engine: TestEngine, name: PlayedAccount): PlayedGateway {
  if (name === 'own stripe') return playOwn(engine, 'stripe');
  if (name === 'own razorpay') return playOwn(engine, 'razorpay');
  return playGateway(engine, name);
}
