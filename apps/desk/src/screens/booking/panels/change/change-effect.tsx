import { usePage } from '@latchkey/site';
import type { PropertyChangeQuote } from '@latchkey/api-contract/types';
import { formatDate } from '@latchkey/format/date';
import { languageNames } from '@latchkey/ui/frame';
import { bedDouble, calendarDays, circleAlert, mail, wallet } from '@latchkey/ui/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { useBooking } from '../../booking-on-page.tsx';
import { useSums } from '../../use-sums.ts';
import { besideEachOther } from '../effect/bill-rows.ts';
import { Effect, type EffectPoint } from '../effect/effect.tsx';
import { totalWords } from '../../parts/total.copy.ts';
import { rowWords } from '../effect/effect.copy.ts';
import { planNames } from './plan-names.ts';

/** What a priced change does: the bill line by line, what is to pay then, the rooms, and what the guest hears. */
export function ChangeEffect({ quote }: { readonly quote: PropertyChangeQuote }) {
  const { i18n } = useLingui();
  const { locale } = usePage();
  const say = useSums();
  const { model } = useBooking();
  const { booking } = model;
  const nameOf = planNames(model, locale);
  const total = quote.newTotal;
  const back = Math.max(0, quote.paid - total);
  const lines = besideEachOther({ bill: booking.bill, total: booking.total }, { bill: quote.bill, total }, nameOf);
  const rows = [
    ...lines.map(({ key, kind, name, now, after }) => ({
      key,
      now,
      after,
      label: name === '' ? i18n._(rowWords[kind]) : name,
    })),
    { key: 'total', label: i18n._(totalWords.total), now: booking.total, after: total, isTotal: true },
    { key: 'paid', label: i18n._(totalWords.paid), now: quote.paid, after: quote.paid - back },
    { key: 'toPay', label: i18n._(totalWords.toPay), now: booking.toPay, after: Math.max(0, total - quote.paid) },
  ];
  const { stay } = quote.selection;
  const [first, last] =
    stay.kind === 'nights'
      ? [formatDate(stay.checkIn, locale), formatDate(stay.checkOut, locale)]
      : [formatDate(stay.date, locale), ''];
  const rooms = quote.selection.rooms.map(({ roomTypeId, ratePlanId }) => nameOf(roomTypeId, ratePlanId));
  const sum = say(back);
  const more = say(quote.offersLost?.amount ?? 0);
  const language = languageNames[booking.language][0];
  const points: EffectPoint[] = [
    {
      key: 'dates',
      icon: calendarDays,
      said:
        stay.kind === 'nights' ? (
          <Trans>
            Check-in {first}, check-out {last}
          </Trans>
        ) : (
          first
        ),
    },
    { key: 'rooms', icon: bedDouble, said: [...new Set(rooms)].join(' · ') },
    ...(quote.offersLost === undefined
      ? []
      : [
          {
            key: 'offers',
            icon: circleAlert,
            said: <Trans>A discount no longer applies: the rest costs {more} more</Trans>,
          },
        ]),
    ...(back > 0 ? [{ key: 'back', icon: wallet, said: <Trans>{sum} is refunded to the guest</Trans> }] : []),
    { key: 'guest', icon: mail, said: <Trans>New voucher by email, in {language}</Trans> },
  ];
  return <Effect rows={rows} points={points} />;
}
