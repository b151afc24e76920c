import type { HotelRoom, RatePlan } from '@latchkey/api-contract/types';
import { formatArea } from '@latchkey/format/measure';
import { usePage } from '@latchkey/site';
import { useInclusionWords } from '@latchkey/stay/stay-words';
import {
  accessibility,
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
      ...(features.access?.stepFree === true ? [{ key: 'step-free', icon: accessibility, text: t`Step-free` }] : []),
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
    ...(room.whoSleeps === undefined ? [] : [{ key: 'who', icon: users, text: room.whoSleeps }]),
    ...featuresOf(room),
  ];
}

const inclusionIcons: Readonly<Record<string, IconShape>> = {
  breakfast: coffee,
  'half-board': utensils,
  'full-board': utensils,
  dinner: utensils,
  'airport-transfer': car,
  'airport-car': car,
  parking: car,
  wifi,
};

/** What a plan includes, each with its picture. */
export function useInclusions(): (plan: RatePlan, guests: number) => readonly RoomFact[] {
  const textOf = useInclusionWords();
  return (plan, guests) =>
    plan.inclusions.flatMap((code) => {
      const [text, icon] = [textOf(code, guests), inclusionIcons[code]];
      return text === null || icon === undefined ? [] : [{ key: code, icon, text }];
    });
}

/** When a plan can be paid. */
export function usePaymentWords(): (payment: readonly PlanPayment[]) => string {
  const { t } = useLingui();
  return (payment) => {
    const [full, advance, atProperty] = [
      payment.includes('full'),
      payment.includes('advance'),
      payment.includes('at-property') || payment.includes('guarantee'),
    ];
    if (full && advance && atProperty) return t`Pay now, pay a deposit, or pay at the hotel`;
    if (full && atProperty) return t`Pay now, or pay at the hotel`;
    if (full && advance) return t`Pay now, in full or a deposit`;
    if (advance && atProperty) return t`Pay a deposit now, or pay at the hotel`;
    if (advance) return t`Pay a deposit now`;
    return atProperty ? t`Pay at the hotel` : t`Pay in full now`;
  };
}
