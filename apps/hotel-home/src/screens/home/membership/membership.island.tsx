import { TextButton } from '@latchkey/ui/button';
import { lazyDialog } from '@latchkey/ui/lazy-part';
import { wrap } from '@latchkey/ui/text';
import { visitAtom } from '@latchkey/visit';
import { Trans } from '@lingui/react/macro';
import { useAtom } from 'jotai';
import { Suspense, type ReactNode } from 'react';
import type { HomeModel } from '../home.model.ts';
import { useChosen } from '@latchkey/stay/use-stay';
import { later } from '../../../offer/words/later-words.ts';
import { useMemberOffer } from './use-member-offer.ts';

const MembershipDialog = lazyDialog(() =>
  import(/* webpackChunkName: "later" */ './membership-dialog.island.tsx').then(
    ({ MembershipDialog: dialog }) => dialog,
  ),
);

/**
 * The hotel's newsletter with what it gives guests who have its code, for a guest who has chosen a room. It opens only
 * at a press, and only hotels with a code have it.
 */
export const Membership = later(({ model }: { readonly model: HomeModel }): ReactNode => {
  const [{ showMembershipModal, isSignup }, setVisit] = useAtom(visitAtom);
  const { selection } = useChosen(model);
  const isDue = selection.selectedRatePlans.length > 0 && !isSignup;
  const offer = useMemberOffer(model.hotel.id, isDue || showMembershipModal);
  const show = (isShown: boolean): void => setVisit((visit) => ({ ...visit, showMembershipModal: isShown }));
  const goOn = (): void => setVisit((visit) => ({ ...visit, showMembershipModal: false, isContinueBooking: true }));
  if (offer === null) return null;
  return (
    <div className={wrap}>
      {isDue ? (
        <TextButton aria-haspopup="dialog" onClick={() => show(true)}>
          <Trans>Get our offers by email</Trans>
        </TextButton>
      ) : null}
      {showMembershipModal ? (
        <Suspense fallback={null}>
          <MembershipDialog
            hotelId={model.hotel.id}
            offer={offer}
            open
            onClose={goOn}
            onSignUp={() => setVisit((visit) => ({ ...visit, isSignup: true }))}
          />
        </Suspense>
      ) : null}
    </div>
  );
});
