import type { Resolver } from 'node:dns/promises';
import type { Logger } from 'pino';
import type { Database } from './database/database.types.ts';
import type { HotelDirectory } from './features/catalogue/hotels/hotel-directory.ts';
import type { ImageStore, UploadStore } from './features/images/images.ts';
import type { AccountDoors } from './features/payments/gateways/account-door.ts';
import type { GatewayAt, Gateways } from './features/payments/gateways/payment-gateway.ts';
import type { GatedSenders } from './features/messaging/messages/senders.types.ts';
import type { TextModel } from './text-model/text-model.ts';
import type { AriSnapshots } from './features/stock/ari/ari-snapshots.ts';
import type { Settings } from './settings.ts';

/** The questions that are asked of the domain name system; `node:dns` has them. */
export type NameResolver = Pick<Resolver, 'resolve4' | 'resolve6' | 'resolveCname' | 'resolveTxt'>;

/** Everything the engine works with; tests give it another clock and other outside parties. */
export interface Deps {
  readonly db: Database;
  readonly databaseKind: 'pglite' | 'postgresql';
  readonly settings: Settings;
  readonly clock: () => Date;
  readonly log: Logger;
  readonly hotels: HotelDirectory;
  /** Pictures of hotels, for their pages and for mails. */
  readonly images: ImageStore;
  /** Pictures that hotels' people brought in. */
  readonly uploads: UploadStore;
  readonly ariSnapshots: AriSnapshots;
  /** By the provider's accounts. */
  readonly gateways: Gateways;
  /** By the account that a payment, a card or a deposit is at. */
  readonly gatewayAt: GatewayAt;
  /** Where gateways are asked about accounts of hotels' own themselves. */
  readonly accountDoors: AccountDoors;
  readonly messages: GatedSenders;
  /** Looks up the DNS records of hosts. */
  readonly resolver: NameResolver;
  /** Rewords itineraries and translates hotels’ texts; null where none is set. */
  readonly textModel: TextModel | null;
}
