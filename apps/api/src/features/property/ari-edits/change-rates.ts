import type { StockFault } from '@latchkey/api-contract/types';
import type { LocalDate } from '@latchkey/booking-core/dates';
import type { Transaction } from '../../../database/database.types.ts';
import type { RateField } from '../../../database/tables/stock-tables.ts';
import { type HotelRecord, roomOf } from '../../catalogue/catalogue.ts';
import { followPlans, hasFollowers, lockRatesOn, type RateRow, rateRule, writeFigures } from '../../stock/stock.ts';
import type { FiguresNamed, NewerFigures } from './ari-change.types.ts';
import { figureOn, type PartMade, type PlacedChange } from './changed-cells.ts';
import { changedDates } from './changed-dates.ts';
import { type EditedRate, editedRate, namedEdit } from './edit-rates.ts';
import { type Message, withMessage } from './figures.ts';
import { columnOf, rateNames, valueOf } from './rate-columns.ts';
import { type NightFault, faultsOfNights } from './stock-faults.ts';

/** Prices and restrictions that changes set. */
export interface RatesMade extends PartMade {
  /** The rows that each change is about, as they stood before it. */
  readonly before: ReadonlyMap<PlacedChange, readonly RateRow[]>;
  /** Writes them; not to be called where something keeps the whole from being made. */
  readonly write: () => Promise<void>;
}

const keyOf = (date: LocalDate, roomTypeId: string, planId: string): string => `${date} ${roomTypeId} ${planId}`;

/** Whether a change sets a price or a restriction. A night that has no row yet follows the rule already. */
const setsRates = (change: PlacedChange): boolean => rateNames.some((name) => change[name] !== undefined);

/** Whether it gives one back to its rule, too. */
const changesRates = (change: PlacedChange): boolean =>
  setsRates(change) || rateNames.some((name) => change.backToRule?.includes(name));

/** Works out what changes make of the prices and restrictions of their nights, whose rows it locks, one after the other. */
export async function changeRates(
  tx: Transaction,
  hotel: HotelRecord,
  all: readonly PlacedChange[],
  message: Message,
  isForced: boolean,
): Promise<RatesMade> {
  const changes = all.filter(changesRates);
  const facts = hotel.readFacts();
  const rows = await lockRows(tx, hotel, changes, hasFollowers(facts));
  const current = new Map(rows.map((row) => [keyOf(row.date, row.room_type_id, row.rate_plan_id), row]));
  const written = new Map<string, readonly RateField[]>();
  const dates = new Set<LocalDate>();
  const before = new Map<PlacedChange, RateRow[]>();
  const faults: StockFault[] = [];
  const superseded: FiguresNamed[] = [];
  const newer: NewerFigures[] = [];
  for (const change of changes) {
    const room = roomOf(hotel, change.roomTypeId);
    if (room === undefined) throw new Error('a room type that is none');
    const ofFiles = facts.rooms.find(({ id }) => id === change.roomTypeId);
    const plans = change.ratePlanId === undefined ? Object.keys(room.prices).toSorted() : [change.ratePlanId];
    const missing: LocalDate[] = [];
    const odd: NightFault[] = [];
    const stood: RateRow[] = [];
    const edit = namedEdit(change);
    for (const date of change.dates) {
      const found = plans.flatMap((plan) => current.get(keyOf(date, change.roomTypeId, plan)) ?? []);
      if (found.length === 0 && setsRates(change)) missing.push(date);
      for (const row of found) {
        const edited = editedRate(row, edit, {
          maxPax: room.maxPax,
          message,
          rule: () => rateRule(facts, ofFiles, row.rate_plan_id, date),
        });
        const key = keyOf(date, row.room_type_id, row.rate_plan_id);
        current.set(key, edited.row);
        written.set(key, [...new Set([...(written.get(key) ?? []), ...edited.set])]);
        stood.push(row);
        odd.push(...edited.faults);
        if (edited.isChanged) dates.add(date);
        superseded.push(...namedOf(row, edited.superseded));
        newer.push(...newerOf(row, edited));
      }
    }
    before.set(change, stood);
    faults.push(...(missing.length === 0 ? [] : [{ code: 'not_stocked' as const, dates: missing }]));
    faults.push(...faultsOfNights(odd, isForced).map((fault) => inChange(fault, change, all)));
  }
  return {
    dates,
    cells: written.size,
    faults,
    superseded,
    newer,
    before,
    async write() {
      if (changes.length === 0) return;
      const rows = [...written].flatMap(([key, set]) => {
        const row = current.get(key);
        return row === undefined || set.length === 0 ? [] : [{ row, set }];
      });
      await writeFigures(tx, hotel.id, rows, (set) => withMessage(null, set, message));
      if (hasFollowers(facts)) await followPlans(tx, facts, [...current.values()]);
    },
  };
}

async function lockRows(
  tx: Transaction,
  hotel: HotelRecord,
  changes: readonly PlacedChange[],
  isFollowed: boolean,
): Promise<RateRow[]> {
  const dates = changedDates(tx, hotel.id, 'rates', changes);
  if (dates.length === 0) return [];
  const plans = changes.map(({ ratePlanId }) => ratePlanId);
  const named = plans.filter((plan) => plan !== undefined);
  return lockRatesOn(tx, hotel.id, {
    dates,
    roomTypeIds: [...new Set(changes.map(({ roomTypeId }) => roomTypeId))],
    // Where plans follow others, all are locked at once: one after the other, two edits would wait for each other.
    ratePlanIds: isFollowed || named.length < plans.length ? null : [...new Set(named)],
  });
}

/** Which of several changes a fault is about; of one alone that is clear. */
export const inChange = (fault: StockFault, { place }: PlacedChange, all: readonly PlacedChange[]): StockFault =>
  all.length === 1 ? fault : { ...fault, change: place };

const namedOf = (row: RateRow, names: EditedRate['superseded']): FiguresNamed[] =>
  names.map((name) => figureOn(row.date, row.room_type_id, row.rate_plan_id, name));

const newerOf = (row: RateRow, { newer }: EditedRate): NewerFigures[] =>
  newer.map((name) => ({
    ...figureOn(row.date, row.room_type_id, row.rate_plan_id, name),
    value: valueOf(row[columnOf[name]]),
  }));
