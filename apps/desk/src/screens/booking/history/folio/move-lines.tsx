import type { PropertyFolio } from '@latchkey/api-contract/types';
import { SelectField } from '@latchkey/ui/select-field';
import { TextField } from '@latchkey/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { useBooking } from '../../booking-on-page.tsx';
import { useSums } from '../../use-sums.ts';
import { FolioForm } from './folio-form.tsx';
import { ToPayer, WhyField } from './folio-fields.tsx';
import { useLineWords } from './use-line-words.ts';
import type { FolioPressed } from './use-folio-action.ts';

const movable: ReadonlySet<string> = new Set(['night', 'tax', 'extra', 'fee', 'adjustment']);

/** Moves charges between payers: a line, all of a room, or a part of all. */
export function MoveLines({ folio, pressed }: { readonly folio: PropertyFolio; readonly pressed: FolioPressed }) {
  const { t } = useLingui();
  const { rooms } = useBooking().model.booking;
  const say = useSums();
  const words = useLineWords();
  return (
    <FolioForm
      what="move"
      title={t`Move to a payer`}
      does={<Trans>The amount moves from one payer to the other. The total of the folio stays the same.</Trans>}
      pressed={pressed}
    >
      <ToPayer folio={folio} name="from" label={t`From`} />
      <ToPayer folio={folio} name="to" label={t`To`} />
      <SelectField name="part" label={t`What is moved`} defaultValue="percent">
        <option value="percent">{t`A share of everything, in percent`}</option>
        {rooms.map(({ roomName }, at) => {
          const number = at + 1;
          return <option key={`room ${number}`} value={`room ${at}`}>{t`All of room ${number}, ${roomName}`}</option>;
        })}
        {folio.lines
          .filter(({ kind }) => movable.has(kind))
          .map((line) => (
            <option key={line.id} value={`line ${line.id}`}>
              {words(line).label} · {say(line.amount)}
            </option>
          ))}
      </SelectField>
      <TextField name="percent" label={t`Percent`} optional inputMode="decimal" dir="ltr" defaultValue="100" />
      <WhyField optional />
    </FolioForm>
  );
}
