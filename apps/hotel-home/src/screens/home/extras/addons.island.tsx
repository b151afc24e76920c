import { Button } from '@latchkey/ui/button';
import { cx } from '@latchkey/ui/cx';
import { Price } from '@latchkey/ui/price';
import { Stepper } from '@latchkey/ui/stepper';
import { useToast } from '@latchkey/ui/toast';
import { Trans, useLingui } from '@lingui/react/macro';
import type { MouseEvent, ReactNode } from 'react';
import { goesWithRoom, priceOfExtra } from '@latchkey/booking-core/extras';
import type { TaxEntry } from '@latchkey/booking-core/tax';
import { withCommas } from '@latchkey/format/list';
import { formatNumber } from '@latchkey/format/number';
import { extraPriceSentence } from '@latchkey/format/extra-price-sentence';
import { usePage } from '@latchkey/site';
import { addonCount, mostAddons, roomsOf, withAddonCount, type SoldAddon } from '@latchkey/booking-core/basket';
import type { Chosen, StayModel, StayStep } from '@latchkey/stay/use-stay';
import { later } from '../../../offer/words/later-words.ts';
import * as styles from './extras.module.css';

interface AddonsProps {
  readonly model: StayModel;
  readonly chosen: Chosen;
}

/** The hotel's extras with their prices; once a room is chosen each can be added to it, or to the whole stay. */
export const Addons = later(({ model, chosen }: AddonsProps): ReactNode => {
  const { addons } = chosen.sale;
  if (addons.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="addons-title">
      <h3 id="addons-title">
        <Trans>Extras</Trans>
      </h3>
      <p className={styles.note}>
        {chosen.sale.terms?.taxes.some(isTaxOnTop) === true ? (
          <Trans>Choose a room first, then add what you like. Taxes on extras are on the bill.</Trans>
        ) : chosen.selection.selectedRatePlans.length === 0 ? (
          <Trans>Choose a room first, then add what you like. Taxes are included.</Trans>
        ) : (
          <Trans>Taxes are included in each price.</Trans>
        )}
      </p>
      <ul>
        {addons.map((addon) => (
          <AddonRow key={addon.addonId} addon={addon} model={model} chosen={chosen} />
        ))}
      </ul>
    </section>
  );
});

const isTaxOnTop = ({ inclusive, on }: Pick<TaxEntry, 'inclusive' | 'on'>): boolean =>
  !inclusive && on?.includes('extras') === true;

function AddonRow({ addon, model, chosen }: AddonsProps & { readonly addon: SoldAddon }): ReactNode {
  const { locale } = usePage();
  const price = extraPriceSentence(priceOfExtra(addon), model.hotel.currency, locale);
  const types = [...roomsOf(chosen.sale, chosen.selection).keys()];
  const its = types.filter((type) => goesWithRoom(addon.goesWith ?? {}, type));
  const places =
    addon.category === 'booking'
      ? its.slice(0, 1)
      : its.filter((type) => mostAddons(chosen.sale, chosen.selection, addon, type) > 0);
  const isIn = places.some((type) => countIn(chosen, addon, type) > 0);
  return (
    <li className={cx(styles.row, isIn && styles.yours)}>
      <div>
        <h4>{addon.name}</h4>
        <p className={styles.unit}>
          <Unit addon={addon} />
        </p>
        <OnlyWith addon={addon} model={model} />
        <OfAges addon={addon} />
      </div>
      {addon.percent === undefined ? (
        <Price className={styles.price}>{price}</Price>
      ) : (
        <span className={styles.price}>{price}</span>
      )}
      {places.length === 0 ? null : (
        <ul className={styles.places}>
          {places.map((type) => (
            <li key={type}>
              {places.length < 2 ? null : <span>{roomName(model, type)}</span>}
              <AddonAct addon={addon} roomTypeId={type} many={places.length > 1} model={model} chosen={chosen} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** Which rooms it is sold with, where not with all. */
function OnlyWith({ addon, model }: { readonly addon: SoldAddon; readonly model: StayModel }): ReactNode {
  const { locale } = usePage();
  const ids = addon.goesWith?.roomTypeIds;
  if (ids === undefined) return null;
  const rooms = withCommas(
    ids.map((id) => roomName(model, id)),
    locale,
  );
  return (
    <p className={styles.unit}>
      <Trans>Only with: {rooms}</Trans>
    </p>
  );
}

/** Which guests it is for, where not for all. */
function OfAges({ addon }: { readonly addon: SoldAddon }): ReactNode {
  const { locale } = usePage();
  const ages = addon.goesWith?.ages;
  if (ages === undefined) return null;
  const [from, to] = [formatNumber(ages.from ?? 0, locale), formatNumber(ages.to ?? 0, locale)];
  return (
    <p className={styles.unit}>
      {ages.to === undefined ? (
        <Trans>For guests aged {from} and over</Trans>
      ) : ages.from === undefined ? (
        <Trans>For children up to the age of {to}</Trans>
      ) : (
        <Trans>
          For children aged {from} to {to}
        </Trans>
      )}
    </p>
  );
}

function Unit({ addon: { category, each } }: { readonly addon: SoldAddon }): ReactNode {
  if (each === 'night')
    switch (category) {
      case 'person':
        return (
          <Trans context="what an extra's price is for">for each person and night, on as many nights as you like</Trans>
        );
      case 'room':
        return (
          <Trans context="what an extra's price is for">for each room and night, on as many nights as you like</Trans>
        );
      case 'booking':
        return <Trans context="what an extra's price is for">for each night, on as many nights as you like</Trans>;
    }
  switch (category) {
    case 'person':
      return <Trans context="what an extra's price is for">for each person</Trans>;
    case 'room':
      return <Trans context="what an extra's price is for">for each room</Trans>;
    case 'booking':
      return <Trans context="what an extra's price is for">once for the whole stay</Trans>;
  }
}

const roomName = ({ hotel }: StayModel, roomTypeId: string): string =>
  hotel.HotelRooms.find(({ id }) => id === roomTypeId)?.name ?? roomTypeId;

const countIn = (chosen: Chosen, addon: SoldAddon, roomTypeId: string): number =>
  addonCount(chosen.sale, chosen.selection, addon, roomTypeId);

interface AddonActProps extends AddonsProps {
  readonly addon: SoldAddon;
  readonly roomTypeId: string;
  /** Whether other rooms can have it too, so that the room has to be named. */
  readonly many: boolean;
}

function AddonAct({ addon, roomTypeId, many, model, chosen }: AddonActProps): ReactNode {
  const { t } = useLingui();
  const toast = useToast();
  const count = countIn(chosen, addon, roomTypeId);
  const [extra, room] = [addon.name, roomName(model, roomTypeId)];
  const name = many ? t({ message: `${extra}, ${room}`, context: 'two parts of an enumeration' }) : extra;
  const set = (next: number): StayStep =>
    chosen.change((selection) => withAddonCount(selection, addon, roomTypeId, next));
  if (addon.category === 'person' || addon.each === 'night') {
    return (
      <Stepper
        label={t`How many: ${name}`}
        value={count}
        min={0}
        max={mostAddons(chosen.sale, chosen.selection, addon, roomTypeId)}
        onChange={(next) => void set(next)}
      />
    );
  }
  const toggle = ({ detail }: MouseEvent): void => {
    // The second press of a double one would take back the first.
    if (detail > 1) return;
    const { undo } = set(count > 0 ? 0 : 1);
    if (count === 0)
      toast({
        text: t`${name} added`,
        undo: { label: t({ message: 'Undo', context: 'a choice just made' }), act: undo },
      });
  };
  return (
    <Button look="quiet" size="small" aria-label={count > 0 ? t`Remove: ${name}` : t`Add: ${name}`} onClick={toggle}>
      {count > 0 ? (
        <Trans context="takes an extra out of the stay">Remove</Trans>
      ) : (
        <Trans context="puts an extra into the stay">Add</Trans>
      )}
    </Button>
  );
}
