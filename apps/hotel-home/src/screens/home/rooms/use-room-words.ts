import type { HotelRoom, RatePlan } from '@latchkey/api-contract/types';
import { formatArea } from '@latchkey/format/measure';
import { usePage } from '@latchkey/site';
import {
  bath,
  bedDouble,
  bedSingle,
  car,
  coffee,
  eye,
  scaling,
  snowflake,
  users,
  utensils,
  wifi,
} from '@latchkey/ui/icons';
import type { IconShape } from '@latchkey/ui/icon';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useBedWords, useOutlookWords } from './use-feature-words.ts';

export interface RoomFact {
  readonly key: string;
  readonly icon: IconShape;
  readonly text: string;
}

type PlanPayment = RatePlan['payment'][number];

/** Beds, size, room for how many, bathroom, air conditioning and the first of its views. */
export function useRoomFacts(): (room: HotelRoom) => readonly RoomFact[] {
  const { t } = useLingui();
  const { locale } = usePage();
  const bed = useBedWords();
  const outlookOf = useOutlookWords();
  const featuresOf = ({ features }: HotelRoom): RoomFact[] => {
    if (features === undefined) return [];
    const [outlook = null] = features.views.map(outlookOf);
    return [
      { key: 'bathroom', icon: bath, text: features.bathroom === 'own' ? t`Private bathroom` : t`Shared bathroom` },
      ...(features.airConditioning ? [{ key: 'air', icon: snowflake, text: t`Air conditioning` }] : []),
      ...(outlook === null ? [] : [{ key: 'view', icon: eye, text: outlook }]),
    ];
  };
  return (room) => [
    ...room.beds.map(({ kind, count }) => ({
      key: kind,
      icon: kind === 'single' || kind === 'dorm' || kind === 'bunk' ? bedSingle : bedDouble,
      text: bed(kind, count),
    })),
    ...(room.sizeSqm === null ? [] : [{ key: 'size', icon: scaling, text: formatArea(room.sizeSqm, locale) }]),
    { key: 'pax', icon: users, text: t`${plural(room.maxPax, { one: 'For one', other: 'Up to #' })}` },
    ...featuresOf(room),
  ];
}

/** What a plan includes. A code newer than this release is left out: it adds to the plan, it takes nothing away. */
export function useInclusions(): (plan: RatePlan, guests: number) => readonly RoomFact[] {
  const { t } = useLingui();
  const one = (code: string, guests: number): Omit<RoomFact, 'key'> | null => {
    switch (code) {
      case 'breakfast':
        return {
          icon: coffee,
          text: t`${plural(guests, { one: 'Breakfast for one', 2: 'Breakfast for two', other: 'Breakfast for #' })}`,
        };
      case 'half-board':
        return { icon: utensils, text: t`Breakfast and dinner` };
      case 'full-board':
        return { icon: utensils, text: t`All meals` };
      case 'dinner':
        return { icon: utensils, text: t`Dinner` };
      case 'airport-transfer':
      case 'airport-car':
        return { icon: car, text: t`Car from the airport` };
      case 'parking':
        return { icon: car, text: t`Parking` };
      case 'wifi':
        return { icon: wifi, text: t`Wi-Fi` };
      default:
        return null;
    }
  };
  return (plan, guests) =>
    plan.inclusions.flatMap((code) => {
      const fact = one(code, guests);
      return fact === null ? [] : [{ key: code, ...fact }];
    });
}

/** When a plan can be paid. */
export function usePaymentWords(): (payment: readonly PlanPayment[]) => string {
  const { t } = useLingui();
  return (payment) => {
    const [full, advance, atProperty] = [
      payment.includes('full'),
      payment.includes('advance'),
      payment.includes('at-property'),
    ];
    if (full && advance && atProperty) return t`Pay now, pay a deposit, or pay at the hotel`;
    if (full && atProperty) return t`Pay now, or pay at the hotel`;
    if (full && advance) return t`Pay now, in full or a deposit`;
    if (advance && atProperty) return t`Pay a deposit now, or pay at the hotel`;
    if (advance) return t`Pay a deposit now`;
    return atProperty ? t`Pay at the hotel` : t`Pay in full now`;
  };
}
