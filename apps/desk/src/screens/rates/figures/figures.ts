import type { RateGrid, SetBy } from '@latchkey/api-contract/types';
import type { LocalDate } from '@latchkey/booking-core/dates';
import type { FigureLine } from './lines.ts';

/** A figure: a sum in minor units, a count, whether something holds; null where nothing bounds it. */
export type FigureValue = number | boolean | null;

/** A figure of one night as it stands. */
export interface Figure {
  readonly value: FigureValue;
  /** What it would go back to; as it stands where nobody has set it. */
  readonly rule: FigureValue;
  /** Who says it; null: the hotel’s files. */
  readonly source: SetBy | null;
  /** It is worked out of another plan’s. */
  readonly isDerived: boolean;
}

type RoomType = RateGrid['roomTypes'][number];
export type PlanOfGrid = RoomType['plans'][number];
export type PlanNight = PlanOfGrid['nights'][number];
export type RoomNight = RoomType['nights'][number];

/** A grid by type, plan and night: looked through once. */
export interface Figures {
  readonly typeOf: (roomTypeId: string) => RoomType | undefined;
  readonly planOf: (roomTypeId: string, ratePlanId: string) => PlanOfGrid | undefined;
  readonly roomsOn: (roomTypeId: string, date: LocalDate) => RoomNight | undefined;
  readonly planOn: (roomTypeId: string, ratePlanId: string, date: LocalDate) => PlanNight | undefined;
  /** Null where the night has no such figure. */
  readonly of: (line: FigureLine, date: LocalDate) => Figure | null;
}

export function figuresOf({ roomTypes }: Pick<RateGrid, 'roomTypes'>): Figures {
  const types = new Map(roomTypes.map((type) => [type.roomTypeId, type]));
  const plans = new Map(
    roomTypes.flatMap((type) => type.plans.map((plan) => [`${type.roomTypeId} ${plan.ratePlanId}`, plan] as const)),
  );
  const rooms = new Map(
    roomTypes.flatMap((type) => type.nights.map((night) => [`${type.roomTypeId} ${night.date}`, night] as const)),
  );
  const nights = new Map(
    [...plans].flatMap(([key, plan]) => plan.nights.map((night) => [`${key} ${night.date}`, night] as const)),
  );
  const planOf: Figures['planOf'] = (roomTypeId, ratePlanId) => plans.get(`${roomTypeId} ${ratePlanId}`);
  const roomsOn: Figures['roomsOn'] = (roomTypeId, date) => rooms.get(`${roomTypeId} ${date}`);
  const planOn: Figures['planOn'] = (roomTypeId, ratePlanId, date) => nights.get(`${roomTypeId} ${ratePlanId} ${date}`);
  return {
    typeOf: (roomTypeId) => types.get(roomTypeId),
    planOf,
    roomsOn,
    planOn,
    of({ roomTypeId, ratePlanId, field, pax }, date) {
      if (ratePlanId === null || field === 'total') {
        const night = roomsOn(roomTypeId, date);
        if (night === undefined) return null;
        const { total, source = null, rule = total } = night;
        return { value: total, rule, source, isDerived: false };
      }
      const night = planOn(roomTypeId, ratePlanId, date);
      if (night === undefined) return null;
      const source = night.sources[field] ?? null;
      if (field !== 'priceForPax') {
        const value = night[field];
        return { value, rule: night.rule[field] ?? value, source, isDerived: source === 'derived' };
      }
      const value = priceFor(night.priceForPax, pax);
      if (value === null) return null;
      const rule = priceFor(night.rule.priceForPax ?? [], pax) ?? value;
      return { value, rule, source, isDerived: source === 'derived' };
    },
  };
}

const priceFor = (steps: PlanNight['priceForPax'], pax: number | null): number | null =>
  steps.find((step) => step.pax === pax)?.price ?? null;
