import type { Overridable, RateGrid } from '@latchkey/api-contract/types';

/** What of a night the grid shows and sets. */
export type GridField = Exclude<Overridable, 'stayLengths' | 'minAdvanceDays' | 'maxAdvanceDays' | 'cutOffHour'>;

export const stayFields = ['minStay', 'minStayThrough', 'maxStay', 'maxStayThrough'] as const;
export const flagFields = ['closed', 'closedToArrival', 'closedToDeparture'] as const;
export type StayField = (typeof stayFields)[number];
export type FlagField = (typeof flagFields)[number];

/** A line of figures of one field, over all nights. */
export interface FigureLine {
  readonly kind: 'figure';
  /** Unique on the page. */
  readonly id: string;
  readonly roomTypeId: string;
  /** Null of the rooms of a type. */
  readonly ratePlanId: string | null;
  readonly field: GridField;
  /** For how many guests a price is; null of other fields. */
  readonly pax: number | null;
  /** It stands whether its plan is folded or not. */
  readonly isMain: boolean;
}

/** The whole house: whether anything of a night is sold. */
export interface SaleLine {
  readonly kind: 'sale';
  readonly id: 'sale';
}

/** What a type's plans say of which stays they are sold to, in few words. */
export interface RulesLine {
  readonly kind: 'rules';
  readonly id: string;
  readonly roomTypeId: string;
}

export type Line = FigureLine | SaleLine | RulesLine;

type RoomType = RateGrid['roomTypes'][number];
type Plan = RoomType['plans'][number];

/** A plan of a room type as addresses and lists name it. */
export const planKey = (roomTypeId: string, ratePlanId: string): string => `${roomTypeId}.${ratePlanId}`;

/** The name of a line of figures; that of one night of it is `cellKey`. */
const lineId = (roomTypeId: string, ratePlanId: string | null, field: GridField, pax: number | null): string =>
  `${roomTypeId} ${ratePlanId ?? '*'} ${field}${pax === null ? '' : `:${pax}`}`;

/** The line of a figure. */
export const figureLine = (
  roomTypeId: string,
  ratePlanId: string | null,
  field: GridField,
  pax: number | null = null,
  isMain = false,
): FigureLine => ({
  kind: 'figure',
  id: lineId(roomTypeId, ratePlanId, field, pax),
  roomTypeId,
  ratePlanId,
  field,
  pax,
  isMain,
});

/** Numbers of guests that a plan has prices for on some night, the largest first. */
export const paxOf = (plan: Plan): readonly number[] =>
  [...new Set([plan.basePax, ...plan.nights.flatMap(({ priceForPax }) => priceForPax.map(({ pax }) => pax))])].toSorted(
    (one, other) => other - one,
  );

/** The lines of a plan: its price, and unfolded all else that it says. */
export function linesOfPlan(type: RoomType, plan: Plan, isOpen: boolean): FigureLine[] {
  const line = (field: GridField, pax: number | null = null, isMain = false): FigureLine =>
    figureLine(type.roomTypeId, plan.ratePlanId, field, pax, isMain);
  const main = line('priceForPax', plan.basePax, true);
  if (!isOpen) return [main];
  return [
    main,
    ...paxOf(plan)
      .filter((pax) => pax !== plan.basePax)
      .map((pax) => line('priceForPax', pax)),
    ...(type.takesExtraAdult ? [line('extraAdult')] : []),
    ...(type.takesExtraChild ? [line('extraChild')] : []),
    ...stayFields.map((field) => line(field)),
    ...flagFields.map((field) => line(field)),
  ];
}

/** All lines of a grid below its head, in order. */
export const linesOf = ({ roomTypes }: Pick<RateGrid, 'roomTypes'>, open: ReadonlySet<string>): Line[] => [
  { kind: 'sale', id: 'sale' },
  ...roomTypes.flatMap((type): Line[] => [
    figureLine(type.roomTypeId, null, 'total', null, true),
    ...type.plans.flatMap((plan) => linesOfPlan(type, plan, open.has(planKey(type.roomTypeId, plan.ratePlanId)))),
    { kind: 'rules', id: `${type.roomTypeId} rules`, roomTypeId: type.roomTypeId },
  ]),
];
