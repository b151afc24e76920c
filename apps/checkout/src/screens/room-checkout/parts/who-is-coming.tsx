import { plus } from '@latchkey/ui/icons';
import { Icon } from '@latchkey/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { fieldMessages } from '../room-checkout.copy.ts';
import { emptyCompanion, mostTravellers, type FieldProblem } from '@latchkey/booking-core/validation';
import type { NumberReader } from '../../../phone/use-number-reader.ts';
import type { Typed } from '../typed.ts';
import { CompanionFields } from './companion-fields.tsx';
import { FormAct } from './form-act.tsx';
import { InvoiceFields } from './invoice-fields.tsx';
import { Part } from './part.tsx';
import { TravellerFields } from './traveller-fields.tsx';

interface WhoIsComingProps {
  readonly typed: Typed;
  readonly problems: readonly FieldProblem[];
  /** The last traveller was asked for without a script: the guest is to find the place. */
  readonly isAdded: boolean;
  readonly reader: NumberReader | null;
  readonly onChange: (changes: Partial<Typed>) => void;
}

/** The travellers. One is enough; more may be added, by name only. */
export function WhoIsComing({ typed, problems, isAdded, reader, onChange }: WhoIsComingProps) {
  const { i18n } = useLingui();
  const { companions } = typed;
  const errorOf = (field: string): string | undefined => {
    const found = problems.find((problem) => problem.field === field);
    return found === undefined ? undefined : i18n._(fieldMessages[found.code]);
  };
  return (
    <Part title={<Trans>Guest details</Trans>}>
      <TravellerFields
        lead={typed.lead}
        phoneCountry={typed.phoneCountry}
        reader={reader}
        errorOf={errorOf}
        onChange={(lead) => onChange({ lead })}
        onCountry={(phoneCountry) => onChange({ phoneCountry })}
      />
      {companions.map((companion, place) => (
        // Companions have nothing but their place to tell them apart while they are typed.
        <CompanionFields
          key={place}
          place={place}
          companion={companion}
          takesFocus={isAdded && place === companions.length - 1}
          errorOf={errorOf}
          onChange={(next) => onChange({ companions: companions.with(place, next) })}
          onRemove={() => onChange({ companions: companions.toSpliced(place, 1) })}
        />
      ))}
      {companions.length + 1 < mostTravellers ? (
        <p>
          <FormAct
            id="add-traveller"
            act="add-traveller"
            onAct={() => onChange({ companions: [...companions, emptyCompanion] })}
          >
            <Icon icon={plus} />
            <Trans>Add another traveller</Trans>
          </FormAct>
        </p>
      ) : null}
      <InvoiceFields
        invoice={typed.invoice}
        reader={reader}
        errorOf={errorOf}
        onChange={(invoice) => onChange({ invoice })}
      />
    </Part>
  );
}
