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
import { rowWords } from '../effect/effect.copy.ts';
import { sumRows } from '../effect/sum-rows.ts';
import { planNames } from './plan-names.ts';

/** What a priced change does: the bill line by line, what is to pay then, the rooms, and what the guest hears. */
export function ChangeEffect({ quote }: { readonly quote: PropertyChangeQuote }) {
  const { i18n } = useLingui();
  const { locale } = usePage();
  const say = useSums();
  const { model } = useBooking();
  const { booking, preview } = model;
  const nameOf = planNames(model, locale);
  const total = quote.newTotal;
  const back = typeof preview === 'object' ? preview.after.back - preview.now.back : 0;
  const lines = besideEachOther({ bill: booking.bill, total: booking.total }, { bill: quote.bill, total }, nameOf);
  const rows = [
    ...lines.map(({ key, kind, name, now, after }) => ({
      key,
      now,
      after,
      label: name === '' ? i18n._(rowWords[kind]) : name,
    })),
    ...(typeof preview === 'object' ? sumRows(i18n, preview, 'total', 'paid', 'back', 'toPay') : []),
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
