import type { InvoiceSettings } from '@latchkey/api-contract/types';
import { isPrefix } from '@latchkey/booking-core/invoice';
import type { Transaction } from '../../database/database.types.ts';
import { noteAct } from '../../database/journal.ts';
import type { HotelRecord } from '../catalogue/catalogue.ts';
import { settingsOf, writeSettings } from './invoices.queries.ts';
import { isTaxIdOf, plainTaxId } from './tax-id.ts';

/** Why what a house says for its invoices is not kept. */
export type SettingsRefusal = 'prefix_invalid' | 'prefixes_equal' | 'tax_id_invalid';

/** Keeps what stands on the invoices of a house from now on. */
export async function changeSettings(
  tx: Transaction,
  hotel: HotelRecord,
  settings: InvoiceSettings,
  at: Date,
): Promise<SettingsRefusal | 'done'> {
  const { countryCode: country } = hotel.readFacts();
  if (![settings.prefix, settings.creditPrefix].every((prefix) => isPrefix(country, prefix))) return 'prefix_invalid';
  if (settings.prefix === settings.creditPrefix) return 'prefixes_equal';
  const { seller } = settings;
  const taxId = seller.taxId === null ? null : plainTaxId(seller.taxId);
  if (taxId !== null && (country === undefined || !isTaxIdOf(country, taxId))) return 'tax_id_invalid';
  const before = await settingsOf(tx, hotel.id);
  const after = { ...settings, seller: { ...seller, taxId } };
  await writeSettings(tx, hotel.id, after, at);
  noteAct(tx, { hotelId: hotel.id, ...(before === null ? {} : { before }), after });
  return 'done';
}
