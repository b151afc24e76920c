import { sql, type Kysely } from 'kysely';
import type { SchemaMigration } from '../schema-migration.ts';

const hashOf = (account: string, payment: string): string =>
  `rtrim(translate(encode(sha256(convert_to(gateway || ':' || ${account} || ':' || ${payment}, 'UTF8')), 'base64'), '+/', '-_'), '=')`;
const account = `case when vendor = 'own' then hotel_id::text else 'provider' end`;

const statements = [
  // Spread by the hash: a payment at the provider's account may be told for an order of any hotel.
  `create table gateway_payment (
    payment_hash text primary key,
    hotel_id integer not null,
    gateway text not null,
    order_id text not null
  )`,
  // Where one was told for several orders before, the first has it; what the others count stays for a person to look at.
  `insert into gateway_payment (payment_hash, hotel_id, gateway, order_id)
    select ${hashOf(account, 'gateway_payment_id')}, hotel_id, gateway, gateway_order_id from payment
    where status = 'captured' and gateway_payment_id is not null and gateway_order_id is not null
    order by created_at on conflict do nothing`,
  `insert into gateway_payment (payment_hash, hotel_id, gateway, order_id)
    select ${hashOf(account, 'charge_id')}, hotel_id, gateway, order_id from security_deposit
    where charge_id is not null and order_id is not null
    order by created_at on conflict do nothing`,
  `insert into gateway_payment (payment_hash, hotel_id, gateway, order_id)
    select ${hashOf(account, 'u_payment_id')}, hotel_id, gateway, gateway_order_id from (
      select p.vendor, p.hotel_id, u.gateway, u.gateway_payment_id as u_payment_id, p.gateway_order_id, u.noticed_at
      from unmatched_payment u join payment p on p.hotel_id = u.hotel_id and p.payment_id = u.payment_id
      where p.gateway_order_id is not null) sent_back
    order by noticed_at on conflict do nothing`,
  `insert into gateway_payment (payment_hash, hotel_id, gateway, order_id)
    select ${hashOf(account, 'gateway_payment_id')}, hotel_id, gateway, order_id from lost_payment
    order by noticed_at on conflict do nothing`,
];

/** A payment at a gateway belongs to one order. */
export const paymentsOfOneOrder: SchemaMigration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
