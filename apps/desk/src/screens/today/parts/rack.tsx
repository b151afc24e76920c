import { SiteLink } from '@latchkey/site';
import { deskUrl } from '@latchkey/site/urls';
import { hidden } from '@latchkey/ui/text';
import { brushCleaning } from '@latchkey/ui/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { useDay } from '../day-on-page.tsx';
import { hooksOf, type Hook, type RackUnit } from '../rack.ts';
import { UnitKey } from '../unit-key/unit-key.tsx';
import { MiniRack } from './mini-rack.tsx';
import { keyWords } from './key.copy.ts';
import * as styles from './rack.module.css';

/** The board of keys: a hook for each room, by type, and how many of each are left to sell. A key leads to its booking. */
export function Rack({ units }: { readonly units: readonly RackUnit[] }) {
  const { t } = useLingui();
  const { day } = useDay().model;
  const hooks = hooksOf(day, units);
  return (
    <>
      <MiniRack hooks={hooks} />
      <section className={styles.rack} aria-label={t`Rooms tonight`}>
        {day.roomTypes.map(({ roomTypeId, name, toSell }) => (
          <div key={roomTypeId} className={styles.board}>
            <p className={styles.type}>
              <b>{name}</b>
              <span>
                <Trans>{toSell} to sell</Trans>
              </span>
            </p>
            <ul className={styles.hooks}>
              {hooks
                .filter((hook) => hook.roomTypeId === roomTypeId)
                .map((hook) => (
                  <li key={hook.unitId} className={styles.hook}>
                    <HookLink hook={hook} />
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </section>
    </>
  );
}

function HookLink({ hook: { state, booking, number, isDirty } }: { readonly hook: Hook }) {
  const { i18n } = useLingui();
  const { hotelId } = useDay().model.frame.hotel;
  const to =
    booking === null ? deskUrl('rooms', { hotelId }) : deskUrl('booking', { hotelId, reference: booking.reference });
  return (
    <SiteLink className={styles.link} to={to}>
      <UnitKey
        state={state}
        text={number}
        look="rack"
        {...(isDirty && (state === 'free' || state === 'arriving') && { sign: brushCleaning })}
      />
      <span className={hidden}>
        <bdi dir="ltr">{number}</bdi>, {i18n._(keyWords[state])}
        {booking === null ? null : (
          <>
            , <bdi>{booking.guestName === '' ? booking.reference : booking.guestName}</bdi>
          </>
        )}
      </span>
    </SiteLink>
  );
}
