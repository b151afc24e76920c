import type { Locale } from '@latchkey/booking-core/language';
import { sql, type RawBuilder } from 'kysely';
import type { BookingId } from '../../../database/booking-key.ts';
import type { Database } from '../../../database/database.types.ts';
import type { AnswerTable } from '../../../database/tables/answer-tables.ts';

export type AnswerKind = AnswerTable['kind'];

/** Something that was asked, wherever it is kept, with who looks after it and how it ended. */
export interface AnswerRow extends Pick<
  AnswerTable,
  'owner_kind' | 'owner_id' | 'owner_name' | 'closed_by' | 'reason'
> {
  readonly kind: AnswerKind;
  readonly id: string;
  readonly asked_at: Date;
  readonly due_at: Date | null;
  /** By when it is worked: what is due first comes first. */
  readonly ordered_at: Date;
  readonly is_open: boolean;
  /** What its kind keeps of it, by the names that the kind has for it. */
  readonly facts: Readonly<Record<string, unknown>>;
  readonly locale: Locale | null;
  readonly booking_id: BookingId | null;
  readonly reference: string | null;
  readonly guest_name: string | null;
  readonly guest_mail: string | null;
  readonly guest_phone: string | null;
  readonly closed_at: Date | null;
  /** The answer, where there was one. */
  readonly text: string | null;
  /** Of a letter: what the outbox knows of it. */
  readonly is_letter: boolean;
  readonly done_at: Date | null;
  readonly given_up_at: Date | null;
  readonly kept_back: string | null;
}

/** The clocks of the hotel, and the moment. */
export interface AnswersAt {
  readonly timeZone: string;
  readonly checkOutTime: string;
  readonly now: Date;
}

const arrives = sql`coalesce(b.selection -> 'stay' ->> 'checkIn', b.selection -> 'stay' ->> 'date')::date`;
const departs = sql`coalesce(b.selection -> 'stay' ->> 'checkOut', b.selection -> 'stay' ->> 'date')::date`;

/** Sent in on the site. */
const forms = (hotelId: number): RawBuilder<unknown> => sql`
  select case f.kind when 'price-match' then 'lead' when 'corporate' then 'enquiry' else 'question' end as kind,
    f.entry_id as id, f.created_at as asked_at, null::timestamptz as due_at, true as is_waiting, f.facts,
    null::text as booking_id, null::text as own_answer, null::text as letter, null::timestamptz as settled_at
  from form_entry f where f.hotel_id = ${hotelId} and f.kind in ('question', 'price-match', 'corporate')`;

/** Other times: the moment that is asked for, and until when the property can say something to it (booking-core, timeRequest and propertyMay). */
const requests = (
  hotelId: number,
  { timeZone, checkOutTime, now }: AnswersAt,
  state: AnswersAsked['state'] | null,
): RawBuilder<unknown> => sql`
  select 'request', r.request_id, r.created_at,
    ((case when r.kind = 'departure' then ${departs} else ${arrives} end
      + case when r.kind = 'late_arrival' and r.time < '06:00' then 1 else 0 end)::timestamp + r.time::interval) at time zone ${timeZone},
    r.status = 'open' and b.status = 'confirmed' and b.left_at is null and (${departs}::timestamp
      + case when b.selection -> 'stay' ->> 'kind' = 'hours'
        then make_interval(hours => (b.selection -> 'stay' ->> 'startHour')::int + (b.selection -> 'stay' ->> 'hours')::int)
        else ${checkOutTime}::interval end) at time zone ${timeZone} > ${now},
    jsonb_build_object('kind', r.kind, 'time', r.time, 'text', r.note, 'status', r.status),
    r.booking_id, r.answer, null, null
  from guest_request r join booking b on b.hotel_id = ${hotelId} and b.booking_id = r.booking_id
  where r.hotel_id = ${hotelId} ${state === 'open' ? sql`and r.status = 'open'` : sql``}`;

/** Reviews with words that everybody reads; a mark alone asks for no answer. */
const reviews = (hotelId: number): RawBuilder<unknown> => sql`
  select 'review', v.booking_id, v.created_at, null, v.answer is null,
    jsonb_build_object('text', v.text, 'rating', v.rating, 'language', v.language), v.booking_id, v.answer, null, null
  from review v where v.hotel_id = ${hotelId} and v.state = 'published' and v.text <> ''`;

/** What a guest wrote since the last answer is one thing to answer, named by its first message. */
const messages = (hotelId: number, state: AnswersAsked['state'] | null): RawBuilder<unknown> => sql`
  select 'message', (array_agg(m.message_id order by m.created_at, m.message_id))[1], min(m.created_at), null,
    m.settled_at is null,
    jsonb_build_object('text', string_agg(m.text, E'\n\n' order by m.created_at, m.message_id)),
    m.booking_id, null, m.settled_by, m.settled_at
  from guest_message m where m.hotel_id = ${hotelId} and m.sent_by = 'guest'
    ${state === 'open' ? sql`and m.settled_at is null` : sql``}
  group by m.booking_id, m.settled_at, m.settled_by`;

/**
 * All questions that wait or waited for an answer, each from its own table, with its owner. Indexes find the open ones;
 * `state` of null leaves nothing out.
 */
const answersOf = (
  hotelId: number,
  at: AnswersAt,
  state: AnswersAsked['state'] | null,
): RawBuilder<AnswerRow> => sql<AnswerRow>`
  select asked.kind, asked.id, asked.asked_at, asked.due_at, asked.facts, asked.booking_id,
    coalesce(asked.due_at, asked.asked_at + case when asked.kind = 'review' then interval '7 days' else interval '1 day' end) as ordered_at,
    asked.is_waiting and a.closed_at is null as is_open,
    b.reference, b.language as locale, b.travellers -> 0 ->> 'fullName' as guest_name,
    b.travellers -> 0 ->> 'email' as guest_mail, b.contact_phone as guest_phone,
    a.owner_kind, a.owner_id, a.owner_name, a.reason,
    coalesce(a.closed_at, asked.settled_at) as closed_at, coalesce(a.closed_by, l.author_name) as closed_by,
    coalesce(asked.own_answer, l.text, a.text) as text,
    (a.text is not null or l.message_id is not null) as is_letter, o.done_at, o.given_up_at, o.kept_back
  from (${forms(hotelId)} union all ${requests(hotelId, at, state)} union all ${reviews(hotelId)} union all ${messages(hotelId, state)}) asked
  left join answer a on a.hotel_id = ${hotelId} and a.kind = asked.kind and a.subject_id = asked.id
  left join booking b on b.hotel_id = ${hotelId} and b.booking_id = asked.booking_id
  left join guest_message l on l.hotel_id = ${hotelId} and l.message_id = asked.letter
  left join outbox o on o.hotel_id = ${hotelId} and o.dedupe_key =
    case when l.message_id is null then 'answer-mail:' || asked.kind || ':' || asked.id
      else 'message-' || l.channel || ':' || l.message_id end`;

export interface AnswersAsked {
  readonly state: 'open' | 'closed';
  readonly kind?: AnswerKind | undefined;
  /** Who looks after it. */
  readonly owner?: { readonly kind: string; readonly id: string } | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** A page of open questions, those due soonest first, or of closed ones, the latest first; and where to go on. */
export async function readAnswers(
  db: Database,
  hotelId: number,
  at: AnswersAt,
  { state, kind, owner, cursor, limit }: AnswersAsked,
): Promise<{ readonly rows: readonly AnswerRow[]; readonly next?: string }> {
  const isOpen = state === 'open';
  const key = isOpen ? sql`ordered_at` : sql`asked_at`;
  const [ms = '', cursorKind = '', id = ''] = cursor?.split('.') ?? [];
  const place = sql`(date_trunc('milliseconds', ${key}), kind, id)`;
  const from = sql`(${new Date(Number(ms))}::timestamptz, ${cursorKind}, ${id})`;
  const { rows } = await sql<AnswerRow>`
    select * from (${answersOf(hotelId, at, state)}) answers
    where is_open = ${isOpen}
      ${kind === undefined ? sql`` : sql`and kind = ${kind}`}
      ${owner === undefined ? sql`` : sql`and owner_kind = ${owner.kind} and owner_id = ${owner.id}`}
      ${cursor === undefined ? sql`` : isOpen ? sql`and ${place} > ${from}` : sql`and ${place} < ${from}`}
    order by ${isOpen ? sql`${place} asc` : sql`${place} desc`}
    limit ${limit + 1}`.execute(db);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  if (rows.length === page.length || last === undefined) return { rows: page };
  const end = isOpen ? last.ordered_at : last.asked_at;
  return { rows: page, next: `${end.getTime()}.${last.kind}.${last.id}` };
}

/** One of them. */
export async function readAnswer(
  db: Database,
  hotelId: number,
  at: AnswersAt,
  { kind, id }: { readonly kind: AnswerKind; readonly id: string },
): Promise<AnswerRow | undefined> {
  const { rows } = await sql<AnswerRow>`
    select * from (${answersOf(hotelId, at, null)}) answers where kind = ${kind} and id = ${id}`.execute(db);
  return rows[0];
}

/** How many are owed. */
export async function countOwed(db: Database, hotelId: number, at: AnswersAt): Promise<number> {
  const { rows } = await sql<{ owed: number }>`
    select count(*)::int as owed from (${answersOf(hotelId, at, 'open')}) answers where is_open`.execute(db);
  return rows[0]?.owed ?? 0;
}
