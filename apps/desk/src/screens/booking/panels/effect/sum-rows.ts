import type { ActPreview } from '@latchkey/api-contract/types';
import type { I18n } from '@lingui/core';
import { totalWords } from '../../parts/total.copy.ts';
import type { EffectRow } from './before-after.tsx';

type Sum = Exclude<keyof ActPreview['now'], 'owedAtProperty'>;

/** Sums of a stay before and after an act, in the order named, the last one as their end; of the others no row that is 0 throughout. */
export const sumRows = (i18n: I18n, { now, after }: ActPreview, ...sums: readonly Sum[]): readonly EffectRow[] =>
  sums
    .map((key, place) => ({
      key,
      label: i18n._(totalWords[key]),
      now: now[key],
      after: after[key],
      isTotal: place === sums.length - 1,
    }))
    .filter((row) => row.isTotal || row.now !== 0 || row.after !== 0);
