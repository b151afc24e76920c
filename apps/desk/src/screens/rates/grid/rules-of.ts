import type { LocalDate } from '@latchkey/booking-core/dates';
import type { Figures, PlanNight } from '../figures/figures.ts';
import { flagFields, stayFields, type FlagField, type StayField } from '../figures/lines.ts';

/** A rule that some or all plans of a type have on a night. */
export interface Rule {
  readonly field: FlagField | StayField;
  /** Nights, of a stay’s length: the strictest where plans differ. */
  readonly nights: number | null;
  /** How many of the type’s plans have it, and how many it has. */
  readonly plans: number;
  readonly of: number;
}

/** Which stays a type is sold to on a night, in few words; nothing where it is sold to all. */
export function rulesOf(figures: Figures, roomTypeId: string, date: LocalDate): readonly Rule[] {
  const nights = (figures.typeOf(roomTypeId)?.plans ?? []).flatMap(
    ({ ratePlanId }) => figures.planOn(roomTypeId, ratePlanId, date) ?? [],
  );
  const flags = flagFields.map((field): Rule => ({
    field,
    nights: null,
    plans: nights.filter((night) => night[field]).length,
    of: nights.length,
  }));
  const [closed] = flags;
  // Where every plan is closed, no other rule matters.
  if (closed !== undefined && closed.plans > 0 && closed.plans === closed.of) return [closed];
  const stays = stayFields.map((field): Rule => {
    const bound = nights.map((night) => boundOf(night, field)).filter((one) => one !== null);
    const strictest = field.startsWith('min') ? Math.max(...bound) : Math.min(...bound);
    return { field, nights: bound.length === 0 ? null : strictest, plans: bound.length, of: nights.length };
  });
  return [...flags, ...stays].filter(({ plans }) => plans > 0);
}

/** A bound that bounds something: no stay is shorter than a night. */
function boundOf(night: PlanNight, field: StayField): number | null {
  const value = night[field];
  return value === 1 && field.startsWith('min') ? null : value;
}

/** Whether nothing of the house is sold on a night. */
export const isStopped = (
  figures: Figures,
  types: readonly { readonly roomTypeId: string }[],
  date: LocalDate,
): boolean => {
  const nights = types.flatMap(({ roomTypeId }) =>
    (figures.typeOf(roomTypeId)?.plans ?? []).flatMap(
      ({ ratePlanId }) => figures.planOn(roomTypeId, ratePlanId, date) ?? [],
    ),
  );
  return nights.length > 0 && nights.every(({ closed }) => closed);
};
