import { inLanguage, usePage } from '@latchkey/site';
import { deskUrl } from '@latchkey/site/urls';
import { LinkButton } from '@latchkey/ui/button';
import { Icon } from '@latchkey/ui/icon';
import { plus } from '@latchkey/ui/icons';
import { Trans } from '@lingui/react/macro';
import type { FrameModel } from './desk-frame.types.ts';
import { FindForm } from './find-form.tsx';
import * as styles from './head-acts.module.css';
import { mayHere } from '../session/may-here.ts';

/** What is done from every page of a hotel: a booking is found, and a new one is made. On a phone both are at the thumb. */
export function HeadActs({ frame }: { readonly frame: FrameModel }) {
  const { locale } = usePage();
  const { hotel } = frame;
  return (
    <div className={styles.acts}>
      {mayHere(hotel, 'findBookings') ? <FindForm frame={frame} /> : null}
      {mayHere(hotel, 'bookAtProperty') ? (
        <LinkButton
          data-keys="n"
          look="quiet"
          size="small"
          className={styles.create}
          href={inLanguage(deskUrl('newBooking', { hotelId: hotel.hotelId }), locale)}
        >
          <Icon icon={plus} />
          <Trans context="made at the desk">New booking</Trans>
        </LinkButton>
      ) : null}
    </div>
  );
}
