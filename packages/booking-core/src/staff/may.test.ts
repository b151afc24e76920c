import { describe, expect, it } from 'vitest';
import { may, permissionOf } from './may.ts';
import { permissions } from './permissions.table.ts';
import { staffRoles, type Principal, type StaffRole } from './principal.ts';

const person = (role: StaffRole): Principal => ({ hotelId: 1760, kind: 'staff', id: 'p', role });
const other = (kind: Exclude<Principal['kind'], 'staff'>): Principal => ({ hotelId: 1760, kind, id: 'k', role: null });
const names = Object.keys(permissions);
const changing = names.filter((name) => permissionOf(name)?.changes === true);

describe('what each role may', () => {
  it('lets an owner do all that any person may', () => {
    const ofPeople = names.filter((name) => staffRoles.some((role) => may(person(role), name)));
    expect(ofPeople.filter((name) => !may(person('owner'), name))).toEqual([]);
    expect(ofPeople.length).toBeGreaterThan(30);
  });

  it('keeps people, the books, reception’s bounds and where the money goes from a manager, and nothing else that an owner may', () => {
    const kept = names.filter((name) => may(person('owner'), name) && !may(person('manager'), name));
    expect(kept).toEqual([
      'setFiscalService',
      'removeFiscalService',
      'getBookkeeping',
      'setBookkeeping',
      'makeBookkeepingBatch',
      'getBookkeepingFile',
      'listPeople',
      'invitePerson',
      'changePersonRole',
      'removePerson',
      'setBounds',
      'keepGatewayAccount',
      'removeGatewayAccount',
    ]);
  });

  it('keeps from reception what is on sale, people and keys', () => {
    const kept = changing.filter((name) => may(person('manager'), name) && !may(person('reception'), name));
    expect(kept).toEqual([
      'setDayEnd',
      'setInvoiceSettings',
      'setRegistrationSettings',
      'setInventory',
      'setRates',
      'setRestrictions',
      'clearOverrides',
      'changeAri',
      'createPropertyKey',
      'revokePropertyKey',
      'saveDraft',
      'proposeTexts',
      'keepTexts',
      'publishDraft',
      'takeBackPlanned',
      'revertTo',
      'openHotel',
      'nameOwnDomain',
      'checkOwnDomain',
      'removeOwnDomain',
    ]);
    expect(may(person('reception'), 'markArrival')).toBe(true);
  });

  it('lets an accountant hand entries to the books, and change nothing else', () => {
    expect(changing.filter((name) => may(person('accountant'), name))).toEqual([
      'setBookkeeping',
      'makeBookkeepingBatch',
    ]);
    expect(may(person('accountant'), 'getPropertyBooking')).toBe(true);
  });

  it('shows housekeeping rooms by number alone: no money and no contact', () => {
    expect(names.filter((name) => may(person('housekeeping'), name))).toEqual([
      'followChanges',
      'listUnits',
      'setUnitState',
      'reportBroken',
      'markMended',
      'listUnitChanges',
      'keepPicture',
      'getPicture',
    ]);
  });
});

describe('who else may', () => {
  it('lets a key make no keys, bring in no people, set no bounds and read no journal', () => {
    const kept = names.filter((name) => !may(other('key'), name));
    expect(kept).toEqual([
      'getLinkedBooking',
      'openShift',
      'moveCash',
      'countShift',
      'setFiscalService',
      'removeFiscalService',
      'getBookkeeping',
      'setBookkeeping',
      'makeBookkeepingBatch',
      'getBookkeepingFile',
      'listRegistrations',
      'readRegistration',
      'listRegisteredDay',
      'keepRegistration',
      'confirmRegistration',
      'makeRegistrationFile',
      'sendRegistration',
      'handInRegistration',
      'getRegistrationSettings',
      'setRegistrationSettings',
      'judgeReview',
      'listPeople',
      'invitePerson',
      'changePersonRole',
      'removePerson',
      'makeSignInLink',
      'listPropertyKeys',
      'createPropertyKey',
      'revokePropertyKey',
      'setBounds',
      'getSetUp',
      'saveDraft',
      'getLanguages',
      'proposeTexts',
      'keepTexts',
      'publishDraft',
      'takeBackPlanned',
      'listPublications',
      'revertTo',
      'keepHotelImage',
      'getHotelImage',
      'makePreview',
      'beginTrial',
      'getOpening',
      'openHotel',
      'getOwnDomain',
      'nameOwnDomain',
      'checkOwnDomain',
      'removeOwnDomain',
      'listGatewayAccounts',
      'keepGatewayAccount',
      'removeGatewayAccount',
      'lookAtDay',
      'listPushDevices',
      'pushToDevice',
      'endPushToDevice',
      'listJournal',
    ]);
  });

  it('leaves to the operator alone what judges a hotel or lets somebody in again', () => {
    const alone = names.filter((name) => may(other('operator'), name) && !may(person('owner'), name));
    expect(alone).toEqual(['judgeReview', 'makeSignInLink']);
    expect(may(other('operator'), 'changePersonRole')).toBe(false);
  });

  it('lets the link of a mail do what is one press with its booking, without typing and without money', () => {
    const link: Principal = { ...other('key'), bookingId: '1760_a' };
    expect(names.filter((name) => may(link, name))).toEqual([
      'getLinkedBooking',
      'confirmRequest',
      'rejectRequest',
      'answerGuestRequest',
      'markArrival',
      'takeArrivalBack',
      'markDeparture',
      'takeDepartureBack',
      'takeNoShowBack',
    ]);
    expect(
      names.filter((name) => permissionOf(name)?.byLink === true && permissionOf(name)?.bound !== undefined),
    ).toEqual([]);
  });

  it('gives a channel nothing yet', () => {
    expect(names.filter((name) => may(other('channel'), name))).toEqual([]);
  });
});

describe('what is in no row', () => {
  it.each(['getEverything', 'toString', '__proto__', ''])('nobody may: %s', (name) => {
    expect(permissionOf(name)).toBeUndefined();
    expect(may(person('owner'), name)).toBe(false);
    expect(may(other('operator'), name)).toBe(false);
  });

  it('a person without a role may nothing', () => {
    expect(names.filter((name) => may({ ...person('owner'), role: null }, name))).toEqual([]);
  });
});

it('asks for a proof above a bound only where there is a bound, and bounds only what changes something', () => {
  const rows = names.map((name) => ({ name, ...permissionOf(name) }));
  expect(rows.filter(({ proof, bound }) => proof === 'above_bound' && bound === undefined)).toEqual([]);
  expect(rows.filter((row) => row.bound !== undefined && row.changes !== true)).toEqual([]);
  expect(rows.filter(({ bound }) => bound !== undefined).map(({ name }) => name)).toEqual([
    'revisePrice',
    'departEarly',
    'changeByProperty',
    'cancelByProperty',
    'postToFolio',
    'reverseFolioLine',
    'transferFolioLines',
    'captureDeposit',
    'refundByProperty',
  ]);
});
