import type { RoomLine } from '@latchkey/booking-core/pricing';
import { daysBetween } from '@latchkey/booking-core/dates';
import { Button, TextButton } from '@latchkey/ui/button';
import { FieldError } from '@latchkey/ui/field-error';
import { arrowRight } from '@latchkey/ui/glyphs';
import { Icon } from '@latchkey/ui/icon';
import { KeyTag } from '@latchkey/ui/key-tag';
import { useToast } from '@latchkey/ui/toast';
import { cx } from '@latchkey/ui/cx';
import { soft, tiny } from '@latchkey/ui/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, type ReactNode } from 'react';
import { refusalCopy, type Stay, type StayModel } from '@latchkey/stay/use-stay';
import { useStayWords } from '@latchkey/stay/stay-words';
import { ChosenBill } from './bill-opener.tsx';
import * as styles from './stay-tag.module.css';

interface StayTagProps {
  readonly className: string | undefined;
  readonly model: StayModel;
  readonly stay: Stay;
}

/** The full reset, with a way back. It goes with what it clears, so it hands on the focus first. */
function StartOver({ stay, onPress }: Pick<StayTagProps, 'stay'> & { readonly onPress: () => void }): ReactNode {
  const { t } = useLingui();
  const toast = useToast();
  const startOver = (): void => {
    onPress();
    const act = stay.reset();
    toast({
      text: t`Nothing is chosen any more`,
      undo: { label: t({ message: 'Undo', context: 'a choice just made' }), act },
    });
  };
  return (
    <TextButton onClick={startOver}>
      <Trans context="clears everything chosen">Start over</Trans>
    </TextButton>
  );
}

/** The tag that carries the stay: the dates from the start, the bill once something is chosen. */
export function StayTag({ className, model, stay }: StayTagProps): ReactNode {
  const { t, i18n } = useLingui();
  const words = useStayWords();
  const acts = useRef<HTMLDivElement>(null);
  const { hotel, stay: asked, availability } = model;
  const [nights, guests, time] = [
    words.nights(daysBetween(asked.checkIn, asked.checkOut)),
    words.guests(asked.guests),
    words.time(hotel.checkInTime),
  ];
  const nameOf = ({ roomTypeId, ratePlanId }: RoomLine): string => {
    const room = hotel.HotelRooms.find(({ id }) => id === roomTypeId);
    const [name, plan] = [room?.name ?? '', room?.ratePlans.find(({ id }) => id === ratePlanId)?.name ?? ''];
    return t({ message: `${name}, ${plan}`, context: 'two parts of an enumeration' });
  };
  const tag = {
    title: t`Your stay`,
    titleId: 'stay-title',
    headline: words.dates(asked),
    note: t`${nights} · ${guests} · in from ${time}`,
  };
  if (stay.sale.offers.length === 0) {
    return (
      <div id="stay" className={className}>
        <KeyTag {...tag} />
      </div>
    );
  }
  return (
    <div id="stay" className={className}>
      <KeyTag {...tag}>
        {stay.bill === null ? (
          <p>
            <Trans>Choose a room, and its whole price stands here, every tax in it.</Trans>
          </p>
        ) : (
          <ChosenBill bill={stay.bill} nameOf={nameOf} promotions={availability?.promotions ?? []} />
        )}
        <div ref={acts} className={styles.act} aria-live="polite">
          {stay.refusal === null || stay.refusal.offer !== null ? null : (
            <FieldError>{i18n._(refusalCopy[stay.refusal.code])}</FieldError>
          )}
          <Button wide busy={stay.isBusy} onClick={() => void stay.book()}>
            <Trans>Book this stay</Trans>
            <Icon glyph={arrowRight} />
          </Button>
          {stay.roomCount === 0 ? null : (
            <StartOver stay={stay} onPress={() => acts.current?.querySelector('button')?.focus()} />
          )}
          <p className={cx(tiny, soft)}>
            <Trans>You pay nothing on the next page until you say so.</Trans>
          </p>
        </div>
      </KeyTag>
    </div>
  );
}
