import { withCommas } from '@latchkey/format/list';
import { usePage } from '@latchkey/site';
import { Trans, useLingui } from '@lingui/react/macro';
import type { RoomFor } from '../plan/rooms-for.ts';
import { unitStateNames } from '../rooms.copy.ts';

/** What a stay that goes to a room would find there, and what that does to others. */
export function RoomEffect({ room: { unit, is, others } }: { readonly room: RoomFor }) {
  const { i18n } = useLingui();
  const { locale } = usePage();
  const names = others.map(({ guestName, reference }) => (guestName === '' ? reference : guestName));
  const who = withCommas([...new Set(names)], locale);
  const state = i18n._(unitStateNames[unit.state]);
  switch (is) {
    case 'free':
      return <Trans>Free · {state}</Trans>;
    case 'taken':
      return <Trans>Exchange: {who} gets another room</Trans>;
    case 'held':
      return <Trans>{who} stays in that room: checked in, or pinned</Trans>;
    case 'closed':
      return <Trans>Closed on some of these nights</Trans>;
  }
}
