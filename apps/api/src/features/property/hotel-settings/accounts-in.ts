import { z } from 'zod';
import type { DocumentTexts } from '../../catalogue/catalogue.ts';

const account = z.object({
  gateway: z.string(),
  vendor: z.string().nullable().default(null),
  superVendor: z.string().nullable().default(null),
});
const facts = z.object({ payment: account.extend({ others: z.array(account).default([]) }) });

export type AccountNamed = z.output<typeof account>;

/** The accounts at payment companies that documents name, the first one first; empty where they cannot be read. */
export function accountsIn(texts: DocumentTexts): readonly AccountNamed[] {
  const read = facts.safeParse(JSON.parse(texts['hotel.json'] ?? '{}'));
  if (!read.success) return [];
  const { others, ...first } = read.data.payment;
  return [first, ...others];
}
