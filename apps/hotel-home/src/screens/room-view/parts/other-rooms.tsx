import { SiteLink, usePage } from '@latchkey/site';
import { Picture } from '@latchkey/ui/picture';
import { Price } from '@latchkey/ui/price';
import { Section } from '@latchkey/ui/section';
import { small, soft } from '@latchkey/ui/text';
import { cx } from '@latchkey/ui/cx';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useStayWords } from '@latchkey/stay/stay-words';
import { roomUrl } from '../../../offer/urls/room-url.ts';
import type { RoomViewModel } from '../room-view.model.ts';
import { similarRooms } from '../similar-rooms.ts';
import { SoldOut } from '../../../offer/room/sold-out.tsx';
import * as styles from './other-rooms.module.css';

/** Up to three rooms most like this one, with the lowest price of the same stay. */
export function OtherRooms({ model }: { readonly model: RoomViewModel }): ReactNode {
  const { imageQuality, site } = usePage();
  const words = useStayWords();
  const others = similarRooms(model);
  if (others.length === 0) return null;
  return (
    <Section title={<Trans>Other rooms</Trans>}>
      <ul className={styles.rooms}>
        {others.map(({ room, total }) => (
          <li key={room.id}>
            {room.images[0] === undefined ? null : (
              <Picture
                image={{ ...room.images[0], alt: '' }}
                sizes="(min-width: 768px) 24vw, 92vw"
                quality={imageQuality}
              />
            )}
            <h3>
              <SiteLink to={roomUrl(site, model.hotel, room.id, model.stay, model.coupon)}>{room.name}</SiteLink>
            </h3>
            <p className={cx(small)}>{room.sentence}</p>
            <p className={cx(small, soft)}>
              {total === null ? <SoldOut model={model} /> : <From amount={words.money(total, model.hotel.currency)} />}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function From({ amount: said }: { readonly amount: string }): ReactNode {
  const amount = <Price>{said}</Price>;
  return <Trans>from {amount} for the whole stay</Trans>;
}
