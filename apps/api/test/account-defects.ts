/** The name of an invariant, and the statements by which a defect would break it. */
export type PlantedDefect = readonly [invariant: string, statements: readonly string[]];

/** The number of the next event of the booking of `e`, as a field for `jsonb_build_object`. */
export const nextEvent = `'sequence', (select max(sequence) + 1 from booking_event m where m.booking_id = e.booking_id)`;

/** A condition that one row of `table` meets, of those that `where` finds. */
export const one = (table: string, where: string): string =>
  `ctid in (select ctid from ${table} where ${where} limit 1)`;

/** Another line of a stay’s money at the property, like the one that is there. */
export const lineAgain = (more: string): string =>
  `(jsonb_populate_record(p, jsonb_build_object('entry_id', 'again', ${more}))).* from property_payment p join booking b using (hotel_id, booking_id) where b.status = 'confirmed'`;

/** A line that was put on the folio of a stay. */
const folioLine = (more: string): string =>
  `insert into folio_line select (jsonb_populate_record(null::folio_line, jsonb_build_object('hotel_id', hotel_id,
    'booking_id', booking_id, 'line_id', 'line', 'number', 1, 'kind', 'extra', 'day', '2026-12-02', 'amount', 1,
    'currency', currency, 'payer_id', 'guest', 'tax_amount', 0, 'created_at', now(), ${more}))).*
    from booking where status = 'confirmed' limit 1`;

const paperOf = (serial: number, kind: string, corrects: string, total: number): string =>
  `insert into invoice values (1760, '${kind}', '1760_a', '${kind}', '2026-04-01', ${serial}, '${kind}', now(), ${corrects}, ${total}, false, '{}', '')`;
/** What a certified part has said of a paper. */
const signatureOf = (paper: string, state: string, signature: string): string =>
  `insert into paper_signature values (1760, '${paper}', '${state}', ${signature}, null, null, null, now(), ${signature === 'null' ? 'null' : 'now()'})`;
/** A drawer that was closed at a count; lines of it there are none. */
const closedDrawer = (expected: number): readonly string[] => [
  `insert into cash_shift values (1760, 'drawer', 1, null, 'staff', 'p', 'n', now(), 0, 'INR', now(), 'n', null, '{}', 'h')`,
  `insert into cash_count values (1760, 'drawer', 1, 0, 0, 0, 0, 0, ${expected}, ${expected}, 'staff', 'p', 'n', now())`,
];
const closedDay = (number: number, content: string): string =>
  `insert into house_day (hotel_id, day, state, opened_at, cut_at, number, closed_at, content, previous_hash, hash)
    values (1760, '2026-12-01', 'closed', now(), now(), ${number}, now(), '${content}', '', 'h')`;

/** A sealed batch of one entry on two accounts. */
const batchOf = (debit: number, more = ''): readonly string[] => [
  `insert into bookkeeping_batch values (1760, 1, '2026-12', 'a', '2026-12-01', '2026-12-01', null, null, null, now(), 1, 5, 'journal', null, '',
    rtrim(translate(encode(sha256(convert_to(E'\njournal\n', 'UTF8')), 'base64'), '+/', '-_'), '='))`,
  `insert into bookkeeping_day values (1760, '2026-12-01', 1)`,
  `insert into bookkeeping_entry values (1760, 'e', 1, '2026-12-01', 'line:x', null)`,
  `insert into bookkeeping_posting values (1760, 'e', 1, 'guests', ${debit}, 0, '[]'), (1760, 'e', 2, 'revenue:other:0', 0, 5, '[]')`,
  ...(more === '' ? [] : [more]),
];

/** Defects of one account of a stay: folio, money at the property, invoices, drawers and closed days. */
export const accountDefects: readonly PlantedDefect[] = [
  [
    'numbers of papers with a gap',
    [`insert into invoice_series values (1760, 'invoice', '2026-04-01', 2)`, paperOf(2, 'invoice', 'null', 100)],
  ],
  ['credited beyond the invoice', [paperOf(1, 'invoice', 'null', 100), paperOf(1, 'credit-note', `'invoice'`, 101)]],
  [
    'a paper without the signature that a certified part owes it',
    [
      `insert into fiscal_connection values (1760, 'a', 's', now() - interval '1 day')`,
      paperOf(1, 'invoice', 'null', 100),
    ],
  ],
  ['a signature of no paper', [signatureOf('nowhere', 'refused', 'null')]],
  [
    'a signature that two papers have',
    ['invoice', 'credit-note'].map((kind) => signatureOf(kind, 'signed', `'the same'`)),
  ],
  ['a paper that waits for a signature that nobody asks for', [signatureOf('invoice', 'waiting', 'null')]],
  ['a closed drawer whose lines are not its account', closedDrawer(5)],
  [
    'money in a drawer that is no cash',
    [`update property_payment set shift_id = 'nowhere' where ${one('property_payment', `kind = 'payment'`)}`],
  ],
  ['a closed day whose report is not the sum of its lines', [closedDay(1, '{"totals":{"chargesTotal":5}}')]],
  ['closed days with a gap in their numbers, or not sealed onto the one before', [closedDay(2, '{}')]],
  ['an entry of the books whose debits are not its credits', batchOf(4)],
  [
    'lines of a day in two entries of the books, or an entry outside its batch’s days',
    batchOf(5, `insert into bookkeeping_entry values (1760, 'f', 1, '2026-12-01', 'line:x', null)`),
  ],
  [
    'lines of a day in two entries of the books, or an entry outside its batch’s days',
    batchOf(5, `update bookkeeping_entry set day = '2026-12-02'`),
  ],
  [
    'batches of the books with a gap, or not sealed as they are',
    batchOf(5, `update bookkeeping_batch set journal = 'other'`),
  ],
  [
    'batches of the books with a gap, or not sealed as they are',
    batchOf(5, `update bookkeeping_batch set entries = 2`),
  ],
  [
    'given back at the property beyond what was paid there',
    [`insert into property_payment select ${lineAgain(`'kind', 'owed', 'amount', p.amount + 1`)}`],
  ],
  [
    'given back at the property beyond what was paid there',
    [`insert into property_payment select ${lineAgain(`'kind', 'given_back'`)}`],
  ],
  [
    'given back at the property while a gateway had it',
    [
      `insert into booking_event select (jsonb_populate_record(e, jsonb_build_object(${nextEvent}, 'type', 'owed_at_property', 'facts', '{"amount": 1}'::jsonb))).*
        from booking_event e where type = 'confirmed' and exists (select 1 from booking_event c where c.booking_id = e.booking_id and c.type = 'payment_captured')
        and not exists (select 1 from booking_event c where c.booking_id = e.booking_id and c.type = 'refund_started') limit 1`,
    ],
  ],
  [
    'a payment at the property taken back for another',
    [`insert into property_payment select ${lineAgain(`'kind', 'taken_back', 'reverses', 'another'`)}`],
  ],
  [
    'a charge of a folio taken off one payer and not put on another',
    [folioLine(`'kind', 'transfer', 'moved_from', 'x'`)],
  ],
  [
    'a charge that one stay gave and another did not take',
    [folioLine(`'kind', 'transfer', 'other_booking', 'another'`)],
  ],
  ['a line of a folio taken back for another', [folioLine(`'reverses', 'another'`)]],
  [
    'a fee that is owed of a stay that stands, or below nothing',
    [`update booking set fee_owed = 1 where status = 'confirmed'`],
  ],
];
