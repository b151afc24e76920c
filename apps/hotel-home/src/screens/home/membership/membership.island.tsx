import { lazyDialog } from '@latchkey/ui/lazy-part';
import { visitAtom } from '@latchkey/visit';
import { useAtom } from 'jotai';
import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import type { HomeModel } from '../home.model.ts';
import { useChosen } from '@latchkey/stay/use-stay';
import { useMemberOffer } from './use-member-offer.ts';

const MembershipDialog = lazyDialog(() =>
  import(/* webpackChunkName: "later" */ './membership-dialog.island.tsx').then(
    ({ MembershipDialog: dialog }) => dialog,
  ),
);

/**
 * The hotel's letter with what it gives whoever has its code, offered once a visit: when a guest who has chosen a room
 * has read on to the offers. It stands in the way of nothing, and a hotel without a code has none.
 */
export const Membership = ({ model }: { readonly model: HomeModel }): ReactNode => {
  const place = useRef<HTMLDivElement>(null);
  const [{ showMembershipModal, isSignup, isContinueBooking }, setVisit] = useAtom(visitAtom);
  const { selection } = useChosen(model);
  const isDue = selection.selectedRatePlans.length > 0 && !isSignup && !isContinueBooking;
  const offer = useMemberOffer(model.hotel.id, isDue || showMembershipModal);
  useEffect(() => {
    if (!isDue || offer === null || place.current === null) return;
    // Everything above the view counts as seen, or who scrolls fast would pass it by.
    const watch = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting) && isFree())
          setVisit((visit) => ({ ...visit, showMembershipModal: true }));
      },
      { rootMargin: '100000px 0px 0px' },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [isDue, offer, setVisit]);
  const goOn = (): void => setVisit((visit) => ({ ...visit, showMembershipModal: false, isContinueBooking: true }));
  return (
    <div ref={place}>
      {offer === null || !showMembershipModal ? null : (
        <Suspense fallback={null}>
          <MembershipDialog
            hotelId={model.hotel.id}
            offer={offer}
            open
            onClose={goOn}
            onSignUp={() => setVisit((visit) => ({ ...visit, isSignup: true }))}
          />
        </Suspense>
      )}
    </div>
  );
};

/** Nothing else asks for the guest's attention, and nothing is being typed. */
const isFree = (): boolean =>
  document.querySelector('dialog[open]') === null &&
  document.activeElement?.matches('input, textarea, select') !== true;
