import type { Logger } from 'pino';
import type { Database } from './database/database.types.ts';
import type { HotelDirectory } from './features/catalogue/hotels/hotel-directory.ts';
import type { ImageStore } from './features/catalogue/catalogue.ts';
import type { Gateways } from './features/payments/gateways/payment-gateway.ts';
import type { MessageSenders } from './features/messaging/messages/senders.ts';
import type { TextModel } from './features/engagement/itineraries/text-model.ts';
import type { AriSnapshots } from './features/stock/ari/ari-snapshots.ts';
import type { Settings } from './settings.ts';

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
  readonly ariSnapshots: AriSnapshots;
  readonly gateways: Gateways;
  readonly messages: MessageSenders;
  /** Rewords itineraries; null where none is set. */
  readonly textModel: TextModel | null;
}
