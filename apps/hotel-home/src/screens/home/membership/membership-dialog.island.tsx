import { Button } from '@latchkey/ui/button';
import { Dialog } from '@latchkey/ui/dialog';
import { check } from '@latchkey/ui/icons';
import { Icon } from '@latchkey/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { later } from '../../../offer/words/later-words.ts';
import { Newsletter } from '../talk/newsletter.island.tsx';
import type { MemberOffer } from './use-member-offer.ts';
import * as styles from './membership.module.css';

interface MembershipDialogProps {
  readonly hotelId: number;
  readonly offer: MemberOffer;
  readonly open: boolean;
  /** The guest goes on with the booking, signed up or not. */
  readonly onClose: () => void;
  readonly onSignUp: () => void;
}

/** What the hotel really gives, by its own names, and its letter. */
export const MembershipDialog = later(
  ({ hotelId, offer, open, onClose, onSignUp }: MembershipDialogProps): ReactNode => {
    const { t } = useLingui();
    const act = (
      <Button wide onClick={onClose}>
        <Trans context="closes the offer of the letter">Continue booking</Trans>
      </Button>
    );
    return (
      <Dialog open={open} onClose={onClose} title={t`Offers by email`} foot={act}>
        <p className={styles.offer}>{offer.couponName}</p>
        <p>
          <Trans>
            Sign up for our newsletter and confirm your address, and we email you the code for checkout. It is optional:
            you can book without it.
          </Trans>
        </p>
        <div className={styles.letter}>
          <Newsletter hotelId={hotelId} onSent={onSignUp} />
        </div>
        {offer.forEveryone.length === 0 ? null : (
          <>
            <h3 className={styles.head}>
              <Trans>Offers for everyone</Trans>
            </h3>
            <ul className={styles.list}>
              {offer.forEveryone.map((name) => (
                <li key={name}>
                  <Icon icon={check} />
                  {name}
                </li>
              ))}
            </ul>
          </>
        )}
      </Dialog>
    );
  },
);
