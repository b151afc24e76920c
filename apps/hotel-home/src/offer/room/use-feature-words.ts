import type { HotelRoom } from '@latchkey/api-contract/types';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

type BedKind = HotelRoom['beds'][number]['kind'];

/** A kind of bed, with its number. */
export function useBedWords(): (kind: BedKind, count: number) => string {
  const { t } = useLingui();
  return (kind, count) => {
    switch (kind) {
      case 'king':
        return t`${plural(count, { one: 'King bed', other: '# king beds' })}`;
      case 'queen':
        return t`${plural(count, { one: 'Queen bed', other: '# queen beds' })}`;
      case 'double':
        return t`${plural(count, { one: 'Double bed', other: '# double beds' })}`;
      case 'single':
        return t`${plural(count, { one: 'Single bed', other: '# single beds' })}`;
      case 'bunk':
        return t`${plural(count, { one: 'Bunk bed', other: '# bunk beds' })}`;
      case 'dorm':
        return t`${plural(count, { one: 'Bed in a shared room', other: '# beds in a shared room' })}`;
      case 'sofa':
        return t`${plural(count, { one: 'Sofa bed', other: '# sofa beds' })}`;
    }
  };
}

/** What a window looks at; null for a code newer than this release. */
export function useOutlookWords(): (code: string) => string | null {
  const { t } = useLingui();
  return (code) => {
    switch (code) {
      case 'city':
        return t`City view`;
      case 'courtyard':
        return t`Courtyard view`;
      case 'fort':
        return t`View of the fort`;
      case 'garden':
        return t`Garden view`;
      case 'pool':
        return t`Pool view`;
      case 'rooftops':
        return t`View over the rooftops`;
      case 'street':
        return t`Street view`;
      case 'water':
        return t`View of the water`;
      default:
        return null;
    }
  };
}
