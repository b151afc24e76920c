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
  // A connection that is changed counts anew: papers from before it may be older than the house's certified part.
  'a paper without the signature that a certified part owes it': `
    select count(*) from fiscal_connection c join invoice i on i.hotel_id = c.hotel_id and i.issued_at > c.changed_at
      where not exists (select 1 from paper_signature s where s.hotel_id = i.hotel_id and s.invoice_id = i.invoice_id)`,
  'a signature of no paper': `
    select count(*) from paper_signature s
      where not exists (select 1 from invoice i where i.hotel_id = s.hotel_id and i.invoice_id = s.invoice_id)`,
  'a signature that two papers have': `
    select count(*) from paper_signature one join paper_signature other on other.hotel_id = one.hotel_id
      and other.invoice_id > one.invoice_id and other.signature = one.signature`,
  'a paper that waits for a signature that nobody asks for': `
    select count(*) from paper_signature s where s.state = 'waiting' and not exists (
      select 1 from outbox o where o.hotel_id = s.hotel_id and o.kind = 'paper-signature'
        and o.payload ->> 'invoiceId' = s.invoice_id and o.done_at is null)`,
};
