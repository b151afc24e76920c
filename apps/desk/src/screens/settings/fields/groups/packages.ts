import type { Locale } from '@latchkey/site/urls';
import {
  type DraftDocuments,
  entriesAt,
  factsIn,
  keysAt,
  listAt,
  textAt,
  type Unchecked,
} from '@latchkey/hotel-document/drafts';
import type { FieldGroup } from '../field.types.ts';
import { group, inLanguages, tickField } from '../make-field.ts';
import { nameIn, planName } from '../names-in.ts';

/** A plan of a room type, as packages name it. */
interface PlanInRoom {
  readonly roomTypeId: string;
  readonly ratePlanId: string;
}

/** A plan of a room type as the end of a place: ids have no blanks. */
export const planInRoom = (one: Unchecked<PlanInRoom>): string =>
  `${textAt(one, 'roomTypeId')} ${textAt(one, 'ratePlanId')}`;

export function planOfName(name: string): PlanInRoom {
  const [roomTypeId = '', ratePlanId = ''] = name.split(' ');
  return { roomTypeId, ratePlanId };
}

/** All plans that room types are sold on, of their own or following another. */
export function plansInRooms(documents: DraftDocuments): PlanInRoom[] {
  const own = factsIn(documents);
  return listAt(own, 'rooms').flatMap((room) => {
    const priced = keysAt(room, 'prices');
    return listAt(own, 'ratePlans')
      .filter((plan) => priced.includes(plan.id) || priced.includes(textAt(plan, 'derivedFrom.ratePlanId')))
      .map((plan) => ({ roomTypeId: room.id, ratePlanId: plan.id }));
  });
}

/** What is sold together: plans of rooms, and the extras that go with them. */
export const packageGroups = (documents: DraftDocuments, locale: Locale): FieldGroup[] =>
  listAt(factsIn(documents), 'packages').map(({ id }) => {
    const at = `packages.${id}` as const;
    const plans = entriesAt(factsIn(documents), `${at}.ratePlans`).map(planInRoom);
    const extras = entriesAt(factsIn(documents), `${at}.addonIds`);
    return group(id, { name: nameIn(documents, `${at}.name`, id, locale) }, [
      ...inLanguages(documents, `${at}.name`, 'name', 'line'),
      ...inLanguages(documents, `${at}.text`, 'text', 'text'),
      ...plansInRooms(documents).map((one) => {
        const room = nameIn(documents, `rooms.${one.roomTypeId}.name`, one.roomTypeId, locale);
        const name = planInRoom(one);
        const of = `${room} · ${planName(documents, one.ratePlanId, locale)}`;
        return tickField(`${at}.ratePlans.${name}`, { label: 'plansOfPackage', of }, plans.includes(name));
      }),
      ...listAt(factsIn(documents), 'addons').map((one) =>
        tickField(
          `${at}.addonIds.${one.id}`,
          { label: 'extrasOfPackage', of: nameIn(documents, `addons.${one.id}`, one.id, locale) },
          extras.includes(one.id),
        ),
      ),
    ]);
  });
