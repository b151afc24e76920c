const cash = `coalesce((select sum(case h.kind when 'payment' then h.amount else -h.amount end) from property_payment h
      where h.hotel_id = s.hotel_id and h.shift_id = s.shift_id and h.created_at <= c.created_at), 0)`;
const moved = (kind: string): string => `coalesce((select sum(m.amount) from cash_move m
      where m.hotel_id = s.hotel_id and m.shift_id = s.shift_id and m.kind = '${kind}' and m.created_at <= c.created_at), 0)`;
const inReport = (sum: string): string => `coalesce((d.content::jsonb -> 'totals' ->> '${sum}')::numeric, 0)`;
const ofDay = (where: string): string => `coalesce((select sum(l.amount) from day_line l
      where l.hotel_id = d.hotel_id and l.day = d.day and ${where}), 0)`;

/** What holds of drawers and of days, by its name: a query that counts where it is broken. */
export const counterInvariants: Readonly<Record<string, string>> = {
  'a closed drawer whose lines are not its account': `
    select count(*) from cash_shift s join cash_count c on c.hotel_id = s.hotel_id and c.shift_id = s.shift_id
      and c.number = (select max(l.number) from cash_count l where l.hotel_id = s.hotel_id and l.shift_id = s.shift_id)
    where s.closed_at is not null and (c.expected <> s.float_amount + c.taken - c.given + c.paid_in - c.paid_out - c.dropped
      or c.taken - c.given <> ${cash} or c.paid_in <> ${moved('in')} or c.paid_out <> ${moved('out')} or c.dropped <> ${moved('drop')}
      or (c.counted <> c.expected and s.reason is null))`,
  'money in a drawer that is no cash': `
    select count(*) from property_payment h where h.shift_id is not null and (h.method is distinct from 'cash' or not exists (
      select 1 from cash_shift s where s.hotel_id = h.hotel_id and s.shift_id = h.shift_id))`,
  'a closed day whose report is not the sum of its lines': `
    select count(*) from house_day d where d.state = 'closed' and (
      ${inReport('chargesTotal')} <> ${ofDay("l.kind not in ('tax', 'payment', 'refund')")}
      or ${inReport('taxTotal')} <> ${ofDay("l.kind = 'tax'")}
      or ${inReport('moneyTotal')} <> ${ofDay("l.kind in ('payment', 'refund')")})`,
  'closed days with a gap in their numbers, or not sealed onto the one before': `
    select count(*) from house_day d where d.state = 'closed' and (
      d.number <> (select count(*) from house_day e where e.hotel_id = d.hotel_id and e.state = 'closed' and e.day <= d.day)
      or d.previous_hash <> coalesce((select e.hash from house_day e
        where e.hotel_id = d.hotel_id and e.state = 'closed' and e.day < d.day order by e.day desc limit 1), ''))`,
};
