import type { Hotel, HotelRoom } from '@latchkey/api-contract/types';
import { childPriceEndsAt } from '@latchkey/booking-core/pricing';
import { withCommas, withSemicolons } from '@latchkey/format/list';
import { formatNumber } from '@latchkey/format/number';
import { usePage } from '@latchkey/site';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AnswerList } from '../answers/answer-list.tsx';
import * as styles from './room-features.module.css';
import { useBedWords, useOutlookWords } from './use-feature-words.ts';

interface RoomFeaturesProps {
  readonly hotel: Pick<Hotel, 'adultPriceFrom'>;
  readonly room: HotelRoom;
}

/** What guests ask about a room, as a list of names and answers. What the hotel has not said is left out. */
export function RoomFeatures({ hotel, room }: RoomFeaturesProps): ReactNode {
  const { t } = useLingui();
  const { locale } = usePage();
  const bedOf = useBedWords();
  const outlookOf = useOutlookWords();
  const sizeOf = useBedSize();
  const floorsOf = useFloors();
  const accessOf = useAccess();
  const { features } = room;
  const { adultPriceFrom = childPriceEndsAt } = hotel;
  const beds = withSemicolons(
    room.beds.map((bed) => withCommas([bedOf(bed.kind, bed.count), sizeOf(bed)], locale)),
    locale,
  );
  const answers: readonly (readonly [name: string, answer: string])[] = [
    [t`Beds`, beds],
    ...(room.whoSleeps === undefined ? [] : ([[t`Who sleeps here`, room.whoSleeps]] as const)),
    ...(features === undefined
      ? []
      : ([
          [t`Bathroom`, features.bathroom === 'own' ? t`Private` : t`Shared with other guests`],
          [t`Air conditioning`, features.airConditioning ? t`Yes` : t`No`],
          [
            t`View`,
            withCommas(
              features.views.map((view) => outlookOf(view) ?? undefined),
              locale,
            ),
          ],
          [t`Floor`, floorsOf(features.floors)],
          [t`Step-free`, accessOf(features.access)],
          [t`Smoking`, features.smoking ? t`Allowed` : t`Not allowed`],
        ] as const)),
    ...(room.extraChild
      ? ([[t`Children`, t`Under ${adultPriceFrom} at a lower price, older ones pay as adults`]] as const)
      : []),
  ];
  return <AnswerList className={styles.features} answers={answers.filter(([, answer]) => answer !== '')} />;
}

function useAccess(): (access: NonNullable<HotelRoom['features']>['access']) => string {
  const { t } = useLingui();
  const { locale } = usePage();
  return (access) => {
    if (access === undefined) return '';
    const width = access.doorWidthCm === undefined ? undefined : formatNumber(access.doorWidthCm, locale);
    return withCommas(
      [
        access.stepFree ? t`Yes` : t`No`,
        width === undefined ? undefined : t`doors ${width} cm wide`,
        access.rollInShower === true ? t`roll-in shower` : undefined,
        access.grabRails === true ? t`grab rails` : undefined,
      ],
      locale,
    );
  };
}

function useBedSize(): (bed: HotelRoom['beds'][number]) => string {
  const { t } = useLingui();
  const { locale } = usePage();
  return ({ widthCm, lengthCm }) => {
    if (widthCm === undefined || lengthCm === undefined) return '';
    const [width, length] = [formatNumber(widthCm, locale), formatNumber(lengthCm, locale)];
    return t`${width} × ${length} cm`.replaceAll(' ', '\u00A0');
  };
}

function useFloors(): (floors: NonNullable<HotelRoom['features']>['floors']) => string {
  const { t } = useLingui();
  const { locale } = usePage();
  const floorOf = (floor: number): string => {
    const number = formatNumber(floor, locale);
    return floor === 0 ? t`Ground floor` : t`Floor ${number}`;
  };
  return ({ lowest, highest }) => {
    if (lowest === highest) return floorOf(lowest);
    const [first, last] = [floorOf(lowest), formatNumber(highest, locale)];
    return lowest === 0 ? t`Ground floor to floor ${last}` : t`${first} to ${last}`;
  };
}
