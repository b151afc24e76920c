import { taxTable, type TaxEntry, type TaxTable } from '@latchkey/booking-core/tax';
import { LRUCache } from 'lru-cache';

const kept = new LRUCache<string, TaxTable>({ max: 500 });

/** The table of a hotel's taxes: hotels of one place mostly have the same, and share it. */
export function tableOf(taxes: readonly TaxEntry[]): TaxTable {
  const key = JSON.stringify(taxes);
  let table = kept.get(key);
  if (table === undefined) {
    table = taxTable(taxes);
    kept.set(key, table);
  }
  return table;
}
