import { deskSite } from '@latchkey/testing/hotel';
import { screenRequest } from '@latchkey/testing/screen-request';
import { expect, test } from 'vitest';
import { load } from './sign-in.loader.ts';

const modelOf = async (
  search: Record<string, string>,
  returned?: { readonly fields: Record<string, string>; readonly code: string },
) => {
  const outcome = await load(screenRequest({ site: deskSite, search, ...(returned && { returned }) }));
  return outcome.kind === 'ready' ? outcome.model : null;
};

test('a page that was only opened asks for a link, and keeps where to go afterwards', async () => {
  expect(await modelOf({ to: '/h/1760/people' })).toMatchObject({ step: 'ask', to: '/h/1760/people', problem: null });
});

test('the address of a link waits for a press', async () =>
  expect(await modelOf({ token: 't1' })).toMatchObject({ step: 'open', token: 't1', here: '/sign-in?token=t1' }));

test('one that is over asks for another, and is in no address of the page', async () => {
  const returned = { fields: { token: 't1', to: '' }, code: 'link_expired' };
  expect(await modelOf({ token: 't1' }, returned)).toMatchObject({
    step: 'ask',
    token: '',
    problem: 'link_expired',
    here: '/sign-in',
  });
});

test('one that could not be used now is tried again', async () => {
  const returned = { fields: { token: 't1', to: '/h/1760/people' }, code: 'unavailable' };
  expect(await modelOf({ token: 't1' }, returned)).toMatchObject({
    step: 'open',
    token: 't1',
    to: '/h/1760/people',
    problem: 'unavailable',
  });
});
