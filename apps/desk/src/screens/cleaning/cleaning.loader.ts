import { readError } from '@latchkey/api-client/client';
import { propertyClient } from '@latchkey/api-client/property';
import { unitStates } from '@latchkey/booking-core/units';
import { oneOf } from '../../session/one-of.ts';
import { inHotel } from '../../frame/in-hotel.ts';
import { leadToSignIn } from '../../session/lead-to-sign-in.ts';
import { cleaningProblems, doneActs, type CleaningModel } from './cleaning.model.ts';

/** The hotel of the address, and which of its rooms is looked at -> what is to be done in its rooms today. */
export const load = inHotel<CleaningModel>(async (request, { hotel }) => {
  const { api, search, locale, returned, signal } = request;
  const client = propertyClient(api, hotel.hotelId);
  const asked = search['room'];
  const [day, history] = await Promise.all([
    client.call('listUnits', { query: { language: locale } }, signal),
    asked === undefined || !isUnitId(asked)
      ? null
      : client.call('listUnitChanges', { params: { unit: asked } }, signal),
  ]);
  if (day.status === 'failure') throw readError('the rooms', day);
  if (day.status === 401) return leadToSignIn(request);
  if (day.status !== 200) return { kind: 'missing' };
  const { date, timeZone, midnight, units } = day.body;
  const changes = history?.status === 200 ? history.body.changes : [];
  const act = oneOf(doneActs, search['done']);
  const { of } = search;
  return {
    kind: 'ready',
    model: {
      date,
      timeZone,
      midnight: Date.parse(midnight),
      units,
      opened: asked === undefined ? null : { unit: units.find(({ unitId }) => unitId === asked) ?? null, changes },
      key: crypto.randomUUID(),
      done:
        returned === undefined && act !== undefined && of !== undefined
          ? { act, unitId: of, was: oneOf(unitStates, search['was']) ?? null }
          : null,
      problem: oneOf(cleaningProblems, returned?.code) ?? null,
      typed:
        returned?.fields['text'] === undefined
          ? null
          : {
              unit: returned.fields['unit'] ?? '',
              text: returned.fields['text'],
              until: returned.fields['until'] ?? '',
              picture: isPictureId(returned.fields['picture']) ? returned.fields['picture'] : null,
            },
    },
  };
});

/** How a room's id looks; another would be a mistake of the address. */
const isUnitId = (text: string): boolean => /^[\w-]{1,80}$/.test(text);

const isPictureId = (text: string | undefined): text is string => text !== undefined && /^[\w-]{22}$/.test(text);
