import { roomsNeeded } from '@latchkey/booking-core/basket';
import { useStayWords } from '@latchkey/stay/stay-words';
import type { ChosenStay, StayOffer, StayStep } from '@latchkey/stay/use-stay';
import { checkedClick } from '@latchkey/stay/price-check';
import { Button, TextButton } from '@latchkey/ui/button';
import { Stepper } from '@latchkey/ui/stepper';
import { Trans, useLingui } from '@lingui/react/macro';
import type { MouseEvent, ReactNode } from 'react';
import { prepareBill } from '../bill/bill-opener.tsx';
import { useHandedFocus } from './use-handed-focus.ts';
import { useStepToast } from './use-step-toast.ts';
import * as styles from './choice-acts.module.css';

interface ChoiceActsProps {
  readonly offer: StayOffer;
  readonly stay: ChosenStay;
  /** Whether price checkers press it on their way to the total. */
  readonly isPath?: boolean;
  readonly className?: string | undefined;
  /** The form that does the same without JavaScript. */
  readonly children: ReactNode;
}

/**
 * What can be done with an offer: choosing it; where everybody has a room, changing to it or taking a room more; where it
 * is chosen, counting its rooms.
 */
export function ChoiceActs({ offer, stay, isPath = false, className, children }: ChoiceActsProps): ReactNode {
  const count = stay.countOf(offer);
  const { place, handOver } = useHandedFocus<HTMLDivElement>(count > 0);
  const acts = { offer, stay, onSwap: handOver };
  return (
    <div ref={place} className={className}>
      {count > 0 ? <Count {...acts} /> : stay.isHoused ? <Other {...acts} /> : <Choose {...acts} isPath={isPath} />}
      {children}
    </div>
  );
}

interface ActsProps {
  readonly offer: StayOffer;
  readonly stay: ChosenStay;
  /** Called before the button and the count take each other's place. */
  readonly onSwap: () => void;
}

/** The first choice, and further ones while somebody has no room yet. */
function Choose({ offer, stay, onSwap, isPath }: ActsProps & Required<Pick<ChoiceActsProps, 'isPath'>>): ReactNode {
  const { t } = useLingui();
  const say = useSwap(onSwap);
  const [room, plan] = [offer.room.name, offer.plan.name];
  return (
    <Button
      look="quiet"
      size="small"
      className={styles.scripted}
      aria-label={t`Choose: ${room}, ${plan}`}
      onClick={() => say(t`${room} added`, stay.choose(offer))}
      onPointerEnter={prepareBill}
      onFocus={prepareBill}
      {...(isPath ? checkedClick : {})}
    >
      <Trans context="puts a rate plan into the stay">Choose</Trans>
    </Button>
  );
}

/** Everybody has a room already: this one instead, or beside. */
function Other({ offer, stay, onSwap }: ActsProps): ReactNode {
  const { t } = useLingui();
  const say = useSwap(onSwap);
  const [room, plan] = [offer.room.name, offer.plan.name];
  const canHoldAll = roomsNeeded(stay.sale, offer) !== null;
  return (
    <div className={styles.acts}>
      {canHoldAll ? (
        <Button
          look="quiet"
          size="small"
          className={styles.scripted}
          aria-label={t`Change to this: ${room}, ${plan}`}
          onClick={() => say(t`${room} chosen instead`, stay.changeTo(offer))}
        >
          <Trans context="takes an offer instead of what is chosen">Change to this</Trans>
        </Button>
      ) : null}
      {canHoldAll && stay.mostOf(offer) === 0 ? null : (
        <TextButton
          className={styles.scripted}
          aria-label={offer.room.dormBed ? t`Add a bed: ${room}, ${plan}` : t`Add a room: ${room}, ${plan}`}
          onClick={() => say(t`${room} added`, stay.choose(offer))}
        >
          {offer.room.dormBed ? (
            <Trans context="puts one more bed into the stay">Add a bed</Trans>
          ) : (
            <Trans context="puts one more room into the stay">Add a room</Trans>
          )}
        </TextButton>
      )}
    </div>
  );
}

function Count({ offer, stay, onSwap }: ActsProps): ReactNode {
  const { t } = useLingui();
  const words = useStayWords();
  const say = useStepToast();
  const [room, plan, rooms] = [offer.room.name, offer.plan.name, words.held(stay.held)];
  const setCount = (next: number): void => {
    if (next === 0) onSwap();
    const step = stay.setCount(offer, next);
    if (next === 0 || step.gone.length > 0) say(next === 0 ? t`${room} removed` : room, swapped(step, onSwap));
  };
  return (
    <div className={styles.acts}>
      <Stepper
        label={t`Rooms: ${room}, ${plan}`}
        value={stay.countOf(offer)}
        min={0}
        max={stay.mostOf(offer)}
        onChange={setCount}
        onAtMost={() => stay.refuse('max_rooms', offer)}
      />
      {stay.held.count === stay.countOf(offer) ? null : (
        <small className={styles.held}>
          <Trans>Your stay: {rooms}</Trans>
        </small>
      )}
      {/* With the keyboard, the way over all other rooms. */}
      <a className={styles.jump} href="#stay" onClick={goToBook}>
        <Trans>Go to booking</Trans>
      </a>
    </div>
  );
}

function goToBook(event: MouseEvent): void {
  event.preventDefault();
  document.querySelector<HTMLElement>('#stay [data-books]')?.focus();
}

/** Tells a step that was taken, and hands the focus on with it and with its undo. */
function useSwap(onSwap: () => void): (text: string, step: StayStep | null) => void {
  const say = useStepToast();
  return (text, step) => {
    if (step === null) return;
    onSwap();
    say(text, swapped(step, onSwap));
  };
}

const swapped = (step: StayStep, onSwap: () => void): StayStep => ({ ...step, undo: () => (onSwap(), step.undo()) });
