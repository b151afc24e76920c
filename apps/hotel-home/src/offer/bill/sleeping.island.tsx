import type { ChosenRoom } from '@latchkey/booking-core/basket';
import { useStayWords } from '@latchkey/stay/stay-words';
import type { ChosenStay } from '@latchkey/stay/use-stay';
import { TextButton } from '@latchkey/ui/button';
import { lazyDialog } from '@latchkey/ui/lazy-part';
import { Trans } from '@lingui/react/macro';
import { Suspense, useState, type ReactNode } from 'react';
import { later } from '../words/later-words.ts';
import * as styles from './sleeping.module.css';

const SleepingDialog = lazyDialog(() =>
  import(/* webpackChunkName: "later" */ './sleeping-dialog.island.tsx').then(({ SleepingDialog: dialog }) => dialog),
);

/**
 * Shows which guests are in which chosen room, and who has no room yet. Shows nothing where one room holds everybody.
 */
export const Sleeping = later(({ stay }: { readonly stay: ChosenStay }): ReactNode => {
  const words = useStayWords();
  const [open, setOpen] = useState<boolean | null>(null);
  const { basket } = stay;
  if (basket.kind === 'empty' || (basket.kind === 'ready' && basket.rooms.length < 2)) return null;
  return (
    <div className={styles.sleeping}>
      <h3>
        <Trans>Who sleeps where</Trans>
      </h3>
      <ul>
        {basket.rooms.map((room, place) => (
          <li key={place}>
            <span>{nameOf(stay, room)}</span>
            <span>{words.guests(room)}</span>
          </li>
        ))}
        {basket.kind === 'refused' && basket.code === 'max_occupancy' ? (
          <li className={styles.left}>
            <span>
              <Trans>No room yet</Trans>
            </span>
            <span>{words.guests(basket.left)}</span>
          </li>
        ) : null}
      </ul>
      {basket.kind === 'ready' ? (
        <TextButton aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Trans>Change who sleeps where</Trans>
        </TextButton>
      ) : null}
      {open === null || basket.kind !== 'ready' ? null : (
        <Suspense fallback={null}>
          <SleepingDialog rooms={basket.rooms} stay={stay} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
});

const nameOf = ({ sale }: ChosenStay, { roomTypeId }: ChosenRoom): string =>
  sale.hotel.HotelRooms.find(({ id }) => id === roomTypeId)?.name ?? roomTypeId;
