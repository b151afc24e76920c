import { Button, TextButton } from '@latchkey/ui/button';
import { FieldError } from '@latchkey/ui/field-error';
import { arrowRight } from '@latchkey/ui/icons';
import { Icon } from '@latchkey/ui/icon';
import { Price } from '@latchkey/ui/price';
import { useToast } from '@latchkey/ui/toast';
import { cx } from '@latchkey/ui/cx';
import { soft, tiny } from '@latchkey/ui/text';
import { Trans, useLingui } from '@lingui/react/macro';
import type { MouseEvent, ReactNode } from 'react';
import { useStayWords } from '@latchkey/stay/stay-words';
import { checkedWait } from '@latchkey/stay/price-check';
import { refusalCopy, type ChosenStay, type StayModel } from '@latchkey/stay/use-stay';
import * as styles from './stay-tag.module.css';

interface BookActsProps {
  readonly hotel: Pick<StayModel['hotel'], 'confirmation'>;
  readonly stay: ChosenStay;
}

/** Books the stay, or says why not, with its total beside. On the tag it stays in sight, however long the bill above is. */
export function BookActs({ hotel, stay }: BookActsProps): ReactNode {
  const { i18n } = useLingui();
  const words = useStayWords();
  const [rooms, { bill }] = [words.held(stay.held), stay];
  return (
    <div className={styles.acts} aria-live="polite" {...checkedWait(stay.isBusy)}>
      {bill === null ? null : (
        <p className={styles.sum}>
          <span>{rooms}</span>
          <Price>{words.money(bill.total, bill.currency)}</Price>
        </p>
      )}
      {stay.refusal === null || stay.refusal.offer !== null ? null : (
        <FieldError>{i18n._(refusalCopy[stay.refusal.code])}</FieldError>
      )}
      <Button wide busy={stay.isBusy} data-books="" onClick={() => void stay.book()}>
        <Trans>Book this stay</Trans>
        <Icon icon={arrowRight} />
      </Button>
      <p className={cx(tiny, soft)}>
        <Trans>You won’t be charged yet.</Trans>{' '}
        {hotel.confirmation === 'manual' ? (
          <Trans>The hotel confirms each booking itself, usually the same day.</Trans>
        ) : null}
      </p>
    </div>
  );
}

interface ClearChoicesProps {
  readonly stay: ChosenStay;
  /** Called when everything that was chosen is cleared. */
  readonly onGone?: () => void;
}

/** The full reset, with a way back. Empty while nothing is chosen. */
export function ClearChoices({ stay, onGone }: ClearChoicesProps): ReactNode {
  const { t } = useLingui();
  const toast = useToast();
  if (stay.held.count === 0) return null;
  const press = ({ currentTarget }: MouseEvent): void => {
    // The button goes with what it clears, so it hands on the focus first.
    currentTarget.closest('aside, dialog')?.querySelector<HTMLElement>('[data-books]')?.focus();
    onGone?.();
    const act = stay.reset();
    toast({ text: t`Selection cleared`, undo: { label: t({ message: 'Undo', context: 'a choice just made' }), act } });
  };
  return (
    <TextButton className={styles.clear} onClick={press}>
      <Trans context="clears everything chosen">Clear selection</Trans>
    </TextButton>
  );
}
