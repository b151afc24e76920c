import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/**
 * What a rate plan includes, by its code, for so many guests. A code newer than this release is null and left out: it
 * adds to the plan, it takes nothing away.
 */
export function useInclusionWords(): (code: string, guests: number) => string | null {
  const { t } = useLingui();
  return (code, guests) => {
    switch (code) {
      case 'breakfast':
        return t`${plural(guests, { one: 'Breakfast for one', 2: 'Breakfast for two', other: 'Breakfast for #' })}`;
      case 'half-board':
        return t`Breakfast and dinner`;
      case 'full-board':
        return t`All meals`;
      case 'dinner':
        return t`Dinner`;
      case 'airport-transfer':
      case 'airport-car':
        return t`Car from the airport`;
      case 'parking':
        return t`Parking`;
      case 'wifi':
        return t`Wi-Fi`;
      default:
        return null;
    }
  };
}
