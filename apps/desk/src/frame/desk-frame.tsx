import { useState, type ReactNode } from 'react';
import { Keyboard } from '../keyboard/keyboard.tsx';
import * as styles from './desk-frame.module.css';
import type { FrameModel } from './desk-frame.types.ts';
import { HotelSwitcher } from './hotel-switcher.tsx';
import { InvitedLine } from './invited-line.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { HeadActs } from './head-acts.tsx';
import { LivePlace } from './live-sign.tsx';
import { PersonMenu } from './person-menu.tsx';
import { NavigationLinks } from './navigation-links.tsx';
import { navigationOf, type NavigationId } from './navigation.ts';

/** The page around every page of a hotel: its head, and its places in a rail, or on a phone in a bar at the thumb. */
export function DeskFrame({
  frame,
  place,
  ownThumb = false,
  children,
}: {
  readonly frame: FrameModel;
  /** Where the page is; null where it is no place of its own. */
  readonly place: NavigationId | null;
  /** The page brings the bar at the foot of a phone. */
  readonly ownThumb?: boolean;
  readonly children: ReactNode;
}) {
  const { session, hotel, here } = frame;
  const places = navigationOf(hotel);
  const [hasKeys, setHasKeys] = useState(false);
  return (
    <div className={styles.desk} data-density={session.person.density}>
      <header className={styles.top}>
        <HotelSwitcher hotels={session.hotels} current={hotel} />
        <HeadActs frame={frame} />
        <LivePlace />
        <PersonMenu person={session.person} roleHere={hotel.role} here={here} onKeys={() => setHasKeys(true)} />
      </header>
      <NavigationLinks look="rail" places={places} frame={frame} current={place} />
      <main id="main" className={styles.main}>
        <OfflineNotice />
        {place === places[0]?.id ? <InvitedLine count={session.invitations?.length ?? 0} /> : null}
        {children}
      </main>
      {ownThumb || places.length < 2 ? null : (
        <NavigationLinks look="thumb" places={places} frame={frame} current={place} />
      )}
      <Keyboard isShown={hasKeys} onShow={() => setHasKeys(true)} onClose={() => setHasKeys(false)} />
    </div>
  );
}
