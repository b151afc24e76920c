import { houseFieldLengths } from '@latchkey/booking-core/validation';
import type { CurrencyCode } from '@latchkey/booking-core/currency';
import { roomsTyped } from '@latchkey/booking-core/rooms-typed';
import { postAddress, usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { SelectField } from '@latchkey/ui/select-field';
import { TextArea } from '@latchkey/ui/text-area';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { faultWords } from '../start.copy.ts';
import type { Start, StepModel } from '../start.model.ts';
import * as styles from '../forms.module.css';
import { CurrencyOptions } from './currency-options.tsx';
import { RoomsRead } from './rooms-read.tsx';
import { StepFoot } from './step-foot.tsx';

/** Rooms as they are typed or pasted, and below them what is read of that. */
export function RoomsForm({ model, start }: { readonly model: StepModel; readonly start: Start }) {
  const { t, i18n } = useLingui();
  const { locale } = usePage();
  const { answers, proposal, faults } = start;
  const saved = answers.rooms?.typed ?? '';
  const [typed, setTyped] = useState(model.typed['typed'] ?? saved);
  const savedCurrency = answers.rooms?.currency ?? '';
  const [chosen, setChosen] = useState(model.typed['currency'] ?? savedCurrency);
  const kind = answers.house?.kind ?? 'hotel';
  const isAsSaved = typed === saved && chosen === savedCurrency;
  const currency = (chosen === '' ? proposal?.usualCurrency : (chosen as CurrencyCode)) ?? 'EUR';
  const missing = faults.find(({ field, line }) => field === 'typed' && line === undefined);
  const example = {
    hotel: 'Garden double, 8, 1 double, 2, 2900/3500\nRoof single, 3, 1, 1900',
    hostel: '8-bed dorm, 3, 8 beds, 8, 1250 per bed\nPrivate room, 5, 2, 2900/3500',
    villa: 'Villa Olive, 1, 3 double, 6, 24000\nVilla Fig, 1, 2 double, 4, 18000',
    hours: 'Double, 6, 2, 2900, 3 h 1200',
  }[kind];
  return (
    <form className={styles.form} method="post" action={postAddress('rooms', locale)} noValidate>
      <input type="hidden" name="version" value={start.version} />
      {proposal === null ? null : (
        <SelectField
          label={t`Currency of your prices`}
          name="currency"
          id="currency"
          value={chosen}
          onChange={(event) => setChosen(event.currentTarget.value)}
        >
          <CurrencyOptions currencies={model.currencies} usual={proposal.usualCurrency} />
        </SelectField>
      )}
      <div className={styles.paste}>
        <TextArea
          name="typed"
          id="typed"
          label={
            kind === 'hours' ? (
              <Trans>Type, how many, beds, guests, price a night, hours and their price</Trans>
            ) : (
              <Trans>Type, how many, beds, guests, price a night</Trans>
            )
          }
          rows={6}
          maxLength={houseFieldLengths.rooms}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          error={missing === undefined || !isAsSaved ? undefined : i18n._(faultWords[missing.code])}
          hint={t`Beds may be left out. Two prices: for one guest, and for two.`}
          autoComplete="off"
          spellCheck={false}
          dir="auto"
        />
      </div>
      {typed.trim() === '' ? (
        <div className={styles.examples}>
          <span>
            <Trans>For example:</Trans>
          </span>
          {example.split('\n').map((line) => (
            <code key={line} className={styles.example} dir="ltr">
              {line}
            </code>
          ))}
        </div>
      ) : (
        <RoomsRead
          lines={proposal === null ? [] : roomsTyped(typed, currency, kind === 'hostel')}
          currency={currency}
          faults={isAsSaved ? faults : []}
          hasTaxesOnTop={(proposal?.taxes ?? []).some(({ isInPrice }) => !isInPrice)}
        />
      )}
      <StepFoot step="rooms" start={start}>
        <Button type="submit">
          <Trans>Next: terms</Trans>
        </Button>
      </StepFoot>
    </form>
  );
}
