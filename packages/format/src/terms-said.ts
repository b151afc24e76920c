import type { CancellationPenalties, CancellationTier } from '@latchkey/booking-core/cancellation';
import type { Locale } from '@latchkey/booking-core/language';
import { filled } from './filled.ts';
import { formatPercent } from './number.ts';
import { spanInWords } from './span-in-words.ts';
import { termsSentences } from './terms-said.words.ts';

/** What cancelling costs on a plan, tier by tier, as terms, policies and the hotel's own set-up say it. */
export function tiersSaid(tiers: readonly CancellationTier[], locale: Locale): string[] {
  const words = termsSentences[locale];
  const steps = tiers.toSorted((one, other) => other.hoursBeforeCheckIn - one.hoursBeforeCheckIn);
  if (steps.length === 0) return [words.nonRefundable];
  const span = (hours: number | undefined): string | null =>
    hours === undefined || hours === 0 ? null : spanInWords(hours, locale);
  const said = steps.map(({ hoursBeforeCheckIn, percent }, place) => {
    const from = span(steps[place - 1]?.hoursBeforeCheckIn);
    const until = span(hoursBeforeCheckIn);
    const kept = shareSaid(percent, locale);
    if (percent === 0) return until === null ? words.freeUntilCheckIn : filled(words.freeUntil, { until });
    if (from === null)
      return until === null ? filled(words.keptUntilCheckIn, { kept }) : filled(words.keptUntil, { until, kept });
    return until === null ? filled(words.keptLater, { from, kept }) : filled(words.keptBetween, { from, until, kept });
  });
  const isOpenEnded = steps.at(-1)?.hoursBeforeCheckIn === 0;
  return isOpenEnded ? said : [...said, filled(words.keptAfter, { kept: shareSaid(100, locale) })];
}

/** The penalties that a hotel does not set are the whole price (docs/rules.md, "Figures"). */
const whole: CancellationPenalties = { checkInDayPercent: 100, noShowPercent: 100 };

/** The same with what is kept on the check-in day, where that is more, and of a guest who does not come. */
export function termsSaid(
  tiers: readonly CancellationTier[],
  { checkInDayPercent, noShowPercent }: CancellationPenalties = whole,
  locale: Locale,
): string {
  const words = termsSentences[locale];
  if (tiers.length === 0) return words.nonRefundable;
  const last = tiers.toSorted((one, other) => one.hoursBeforeCheckIn - other.hoursBeforeCheckIn)[0];
  const lastPercent = last?.hoursBeforeCheckIn === 0 ? last.percent : 100;
  const onTheDay = Math.max(lastPercent, checkInDayPercent);
  return [
    ...tiersSaid(tiers, locale),
    ...(onTheDay > lastPercent ? [filled(words.onCheckInDay, { kept: shareSaid(onTheDay, locale) })] : []),
    filled(words.noShow, { kept: shareSaid(Math.max(noShowPercent, onTheDay), locale) }),
  ].join(' ');
}

/** That no fee has taxes in it which are owed only by who stays. */
export const taxesSaid = (locale: Locale): string => termsSentences[locale].taxes;

/** A share of a stay's total as the object of "keeps": of all of it nobody says a percentage. */
function shareSaid(percent: number, locale: Locale): string {
  const words = termsSentences[locale];
  return percent >= 100 ? words.wholePrice : filled(words.share, { part: formatPercent(percent, locale) });
}
