import { Button, TextButton } from '@latchkey/ui/button';
import { FieldError } from '@latchkey/ui/field-error';
import { arrowRight } from '@latchkey/ui/icons';
import { Icon } from '@latchkey/ui/icon';
import { useToast } from '@latchkey/ui/toast';
import { cx } from '@latchkey/ui/cx';
import { soft, tiny } from '@latchkey/ui/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, type ReactNode } from 'react';
import { checkedWait } from '@latchkey/stay/price-check';
import { refusalCopy, type ChosenStay, type StayModel } from '@latchkey/stay/use-stay';
import * as styles from './stay-tag.module.css';

interface BookActsProps {
  readonly hotel: Pick<StayModel['hotel'], 'confirmation'>;
  readonly stay: ChosenStay;
  /** Called when everything that was chosen is cleared. */
  readonly onGone?: () => void;
}

/** Books the stay, or says why not; and clears it. */
export function BookActs({ hotel, stay, onGone }: BookActsProps): ReactNode {
  const { i18n } = useLingui();
  const acts = useRef<HTMLDivElement>(null);
  const clear = (): void => {
    // The button goes with what it clears, so it hands on the focus first.
    acts.current?.querySelector('button')?.focus();
    onGone?.();
  };
  return (
    <div ref={acts} className={styles.act} aria-live="polite" {...checkedWait(stay.isBusy)}>
      {stay.refusal === null || stay.refusal.offer !== null ? null : (
        <FieldError>{i18n._(refusalCopy[stay.refusal.code])}</FieldError>
      )}
      <Button wide busy={stay.isBusy} onClick={() => void stay.book()}>
        <Trans>Book this stay</Trans>
        <Icon icon={arrowRight} />
      </Button>
      {stay.roomCount === 0 ? null : <Clear stay={stay} onPress={clear} />}
      <p className={cx(tiny, soft)}>
        <Trans>You won’t be charged yet.</Trans>{' '}
        {hotel.confirmation === 'manual' ? (
          <Trans>The hotel confirms each booking itself, usually the same day.</Trans>
        ) : null}
      </p>
    </div>
  );
}

/** The full reset, with a way back. */
function Clear({ stay, onPress }: Pick<BookActsProps, 'stay'> & { readonly onPress: () => void }): ReactNode {
  const { t } = useLingui();
  const toast = useToast();
  const press = (): void => {
    onPress();
    const act = stay.reset();
    toast({ text: t`Selection cleared`, undo: { label: t({ message: 'Undo', context: 'a choice just made' }), act } });
  };
  return (
    <TextButton onClick={press}>
      <Trans context="clears everything chosen">Clear selection</Trans>
    </TextButton>
  );
}
