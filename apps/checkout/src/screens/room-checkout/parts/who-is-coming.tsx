import { TextButton } from '@latchkey/ui/button';
import { plus } from '@latchkey/ui/glyphs';
import { Icon } from '@latchkey/ui/icon';
import { Trans } from '@lingui/react/macro';
import { emptyTraveller, type TravellerForm, type TravellerProblems } from '../traveller-form.ts';
import { Part } from './part.tsx';
import { TravellerFields } from './traveller-fields.tsx';

interface WhoIsComingProps {
  readonly travellers: readonly TravellerForm[];
  readonly problems: readonly TravellerProblems[];
  readonly onChange: (travellers: readonly TravellerForm[]) => void;
}

/** The travellers. One is enough; more may be added. */
export function WhoIsComing({ travellers, problems, onChange }: WhoIsComingProps) {
  const change = (place: number, traveller: TravellerForm): void => onChange(travellers.with(place, traveller));
  return (
    <Part title={<Trans>Who is coming</Trans>}>
      {travellers.map((traveller, place) => (
        // Travellers have nothing but their place to tell them apart while they are typed.
        <TravellerFields
          key={place}
          traveller={traveller}
          problems={problems[place] ?? {}}
          isFirst={place === 0}
          onChange={(next) => change(place, next)}
        />
      ))}
      {travellers.length < 6 ? (
        <p>
          <TextButton onClick={() => onChange([...travellers, emptyTraveller])}>
            <Icon glyph={plus} />
            <Trans>Add another traveller</Trans>
          </TextButton>
        </p>
      ) : null}
    </Part>
  );
}
