import { expect, it } from 'vitest';
import { withChanges } from '../drafts/with-changes.ts';
import { checkDraft } from './check-draft.ts';
import { smallHotel } from './small-hotel.fixture.ts';

const found = async (path: string, value: unknown): Promise<Record<'errors' | 'warnings', readonly string[]>> => {
  const { errors, warnings } = await checkDraft(withChanges(smallHotel, [{ file: 'hotel.json', path, value }]));
  const said = (all: typeof errors) => all.map((one) => `${one.path} ${one.kind}`);
  return { errors: said(errors), warnings: said(warnings) };
};

it('finds nothing in a house in which nothing is wrong', async () => {
  expect(await checkDraft(smallHotel)).toEqual({ errors: [], warnings: [] });
});

it('says what a change makes wrong, and what looks wrong after it', async () => {
  const fine = { errors: [], warnings: [] };
  expect(await found('checkOutTime', '15:00')).toEqual({ ...fine, errors: ['checkInTime times_overlap'] });
  expect(await found('rooms.king.total', 2.5)).toEqual({ ...fine, errors: ['rooms.king.total wrong_form'] });
  const slip = await found('rooms.king.prices.saver.priceForPax.0.price', 110);
  expect(slip.errors).toEqual([]);
  expect(slip.warnings).toContain('rooms.king.prices.saver price_far');
});

it('says so of a plan that returns nothing and holds nothing', async () => {
  const { warnings } = await found('ratePlans.saver.cancellation', []);
  expect(warnings).toEqual(['ratePlans.saver.payment fee_unsecured']);
  const held = withChanges(smallHotel, [
    { file: 'hotel.json', path: 'ratePlans.saver.cancellation', value: [] },
    { file: 'hotel.json', path: 'ratePlans.saver.payment', value: ['at-property', 'full'] },
    { file: 'hotel.json', path: 'payment.modes', value: ['online', 'at-property'] },
  ]);
  expect((await checkDraft(held)).warnings.map(({ kind }) => kind)).not.toContain('fee_unsecured');
});

it('judges names as they will be judged when they are saved', async () => {
  const named = [{ file: 'words.en.json', path: 'name', value: 'M4rri0tt Garden' }];
  const { warnings } = await checkDraft(withChanges(smallHotel, named));
  expect(warnings.map(({ file, path, kind }) => [file, path, kind])).toContainEqual([
    'words.en.json',
    'name',
    'name_brand',
  ]);
});

it('leaves the documents as they were', async () => {
  const before = JSON.stringify(smallHotel);
  await found('rooms.king.total', 7);
  expect(JSON.stringify(smallHotel)).toBe(before);
});
