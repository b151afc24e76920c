import type { OwnRegistration } from '@latchkey/api-contract/types';
import { companions } from '@latchkey/booking-core/registration';
import { Button } from '@latchkey/ui/button';
import { Notice } from '@latchkey/ui/notice';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { BookingForm } from '../../../../forms/booking-form.tsx';
import { fieldGroups, sharedFields, type FieldGroup } from '../field-groups.ts';
import { groupNames } from '../registering.copy.ts';
import type { RegisteringModel } from '../../registering.model.ts';
import * as styles from '../registering.module.css';
import { firstNameOf, toFillIn, type OwnPlace } from '../../../../forms/to-fill-in.ts';
import { useGuestName } from './guest-tabs.tsx';
import { OwnField, type AskedField } from './own-field.tsx';

interface OfTraveller {
  readonly model: RegisteringModel;
  readonly own: OwnRegistration;
  readonly place: OwnPlace;
}

const groups = Object.keys(fieldGroups) as FieldGroup[];
const nationality: AskedField = { field: 'nationality', most: 2, isOptional: false, isOfDeparture: false };

/** The fields that the law asks of a traveller; the nationality first, where it decides whether any are. */
export function TravellerForm({ model, own, place }: OfTraveller) {
  const { i18n, t } = useLingui();
  const named = useGuestName();
  const asked = askedOf(own, place);
  const isFirst = place.duty !== 'due';
  const empty = place.faults.filter(({ fault }) => fault === 'missing').length;
  const next = own.places.find((one) => one.place !== place.place && toFillIn(one) > 0);
  return (
    <BookingForm
      name="registrations"
      search={{ registration: String(place.place) }}
      fields={{
        place: place.place,
        fields: asked.map(({ field }) => field).join(' '),
        step: isFirst ? 'first' : 'all',
      }}
    >
      {(sending) => (
        <>
          {place.duty === 'none' && place.filledBy !== null ? (
            <p>
              <Trans>The law asks nothing more of this guest.</Trans>
            </p>
          ) : null}
          {place.duty === 'counted' ? (
            <p>
              <Trans>This guest is counted on the family’s form. Nothing more is needed.</Trans>
            </p>
          ) : null}
          {model.isChecked && empty > 0 ? (
            <Notice
              tone="plain"
              role="status"
              title={
                <Plural value={empty} one="Kept. # field is still empty." other="Kept. # fields are still empty." />
              }
            />
          ) : null}
          {groups.map((group) => (
            <Group
              key={group}
              name={i18n._(groupNames[group])}
              group={group}
              asked={asked}
              model={model}
              own={own}
              place={place}
            />
          ))}
          <div className={styles.go}>
            <span>{next === undefined ? null : t`next: ${named(next)}`}</span>
            <Button type="submit" busy={sending}>
              <Trans>Save and continue</Trans>
            </Button>
          </div>
          {place.filledBy === null ? null : (
            <Button type="submit" look="quiet" name="act" value="withdraw" formNoValidate>
              <Trans>Delete what I filled in for this guest</Trans>
            </Button>
          )}
        </>
      )}
    </BookingForm>
  );
}

/** Those of the duty; before it is known, what decides it. */
function askedOf(own: OwnRegistration, { place, fields, isChild }: OwnPlace): readonly AskedField[] {
  const has = (name: AskedField['field']): boolean => fields.some(({ field }) => field === name);
  const relation: readonly AskedField[] =
    own.scheme === 'meldeschein' && place > 0 && !isChild && !has('relation')
      ? [
          {
            field: 'relation',
            most: 10,
            isOptional: true,
            isOfDeparture: false,
            values: [...companions],
          },
        ]
      : [];
  return [...(has('nationality') ? [] : [nationality]), ...relation, ...fields];
}

function Group({
  name,
  group,
  asked,
  model,
  own,
  place,
}: OfTraveller & { readonly name: string; readonly group: FieldGroup; readonly asked: readonly AskedField[] }) {
  const of: readonly AskedField['field'][] = fieldGroups[group];
  const fields = asked.filter(({ field }) => of.includes(field));
  if (fields.length === 0) return null;
  const lead = own.places.find((one) => one.place === 0 && one.place !== place.place);
  const shared =
    lead === undefined ? [] : fields.filter(({ field }) => sharedFields.includes(field) && lead.entry[field]);
  const isSame =
    group === 'home' && lead !== undefined && shared.length > 0 && shared.every(({ field }) => !place.entry[field]);
  const drawn = fields.map((field) => (
    <OwnField
      key={field.field}
      asked={field}
      place={place}
      model={model}
      arrival={own.arrival}
      otherwise={isSame ? lead.entry[field.field] : undefined}
    />
  ));
  return (
    <section>
      <h2>{name}</h2>
      {isSame ? (
        <details className={styles.same}>
          <summary>
            <span>
              <b>
                <Trans>
                  Same as <bdi>{firstNameOf(lead)}</bdi>
                </Trans>
              </b>{' '}
              <bdi>{[lead.entry.address, lead.entry.postalCode, lead.entry.town].filter(Boolean).join(', ')}</bdi>
            </span>
            <span>
              <Trans context="what is taken over">Change</Trans>
            </span>
          </summary>
          <div className={styles.fields}>{drawn}</div>
        </details>
      ) : (
        <div className={styles.fields}>{drawn}</div>
      )}
    </section>
  );
}
