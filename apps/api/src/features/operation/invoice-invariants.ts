/** What holds of numbered papers, by its name: a query that counts where it is broken. */
export const invoiceInvariants: Readonly<Record<string, string>> = {
  'numbers of papers with a gap': `
    select count(*) from invoice_series s where s.last_serial <> (
      select count(*) from invoice i where i.hotel_id = s.hotel_id and i.kind = s.kind and i.fiscal_year = s.fiscal_year)
    or s.last_serial <> (
      select max(i.serial) from invoice i where i.hotel_id = s.hotel_id and i.kind = s.kind and i.fiscal_year = s.fiscal_year)`,
  'credited beyond the invoice': `
    select count(*) from invoice i where i.kind = 'invoice' and i.total < (
      select coalesce(sum(n.total), 0) from invoice n where n.hotel_id = i.hotel_id and n.corrects_id = i.invoice_id)`,
};
