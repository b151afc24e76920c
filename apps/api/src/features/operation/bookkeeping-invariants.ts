/** A hash as the engine writes it: base64url without its end. */
const sealed = `rtrim(translate(replace(encode(sha256(convert_to(
  b.previous_hash || chr(10) || b.journal || chr(10) || coalesce(b.datev, ''), 'UTF8')), 'base64'), chr(10), ''), '+/', '-_'), '=')`;

/** What holds of the entries that were handed to the books, by its name: a query that counts where it is broken. */
export const bookkeepingInvariants: Readonly<Record<string, string>> = {
  'an entry of the books whose debits are not its credits': `
    select count(*) from bookkeeping_entry e where coalesce((select sum(p.debit - p.credit) from bookkeeping_posting p
      where p.hotel_id = e.hotel_id and p.entry_id = e.entry_id), 1) <> 0`,
  'lines of a day in two entries of the books, or an entry outside its batch’s days': `
    select count(*) from bookkeeping_entry e where exists (select 1 from bookkeeping_entry o
        where o.hotel_id = e.hotel_id and o.day = e.day and o.source = e.source and o.entry_id <> e.entry_id)
      or not exists (select 1 from bookkeeping_day d where d.hotel_id = e.hotel_id and d.day = e.day and d.batch = e.batch)`,
  'batches of the books with a gap, or not sealed as they are': `
    select count(*) from bookkeeping_batch b where b.hash <> ${sealed}
      or b.number <> (select count(*) from bookkeeping_batch n where n.hotel_id = b.hotel_id and n.number <= b.number)
      or b.previous_hash <> coalesce((select n.hash from bookkeeping_batch n where n.hotel_id = b.hotel_id and n.number = b.number - 1), '')
      or b.entries <> (select count(*) from bookkeeping_entry e where e.hotel_id = b.hotel_id and e.batch = b.number)
      or b.total <> coalesce((select sum(p.debit) from bookkeeping_posting p join bookkeeping_entry e
        on e.hotel_id = p.hotel_id and e.entry_id = p.entry_id where e.hotel_id = b.hotel_id and e.batch = b.number), 0)`,
};
