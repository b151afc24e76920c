import type { PostRequest } from '@latchkey/site/screen';
import { expect, test } from 'vitest';
import { formAnswers, leadOn, onceBy, signInFirst } from './form-answers.ts';
import { oneOf } from './one-of.ts';
import { signInUrl } from './sign-in-url.ts';

const form = { name: 'act', field: (name: string) => (name === 'key' ? 'a-key-of-it' : '') };
const request = {
  path: '/h/1760/people',
  search: { show: 'all', post: 'act', lang: 'ar' },
  locale: 'ar',
  form,
} as unknown as PostRequest;
const forms = formAnswers({
  problems: ['changed', 'name_missing', 'too_many', 'unavailable'] as const,
  conflicts: ['changed'],
  busy: ['too_many'],
  otherwise: 'unavailable',
});

test('leads on in the language of the form, and to sign in and back to its page', () => {
  expect(leadOn(request, '/h/1760/today')).toEqual({ kind: 'redirect', to: '/h/1760/today?lang=ar' });
  expect(signInFirst(request)).toEqual({
    kind: 'redirect',
    to: '/sign-in?to=%2Fh%2F1760%2Fpeople%3Fshow%3Dall&lang=ar',
  });
  expect([signInUrl(), signInUrl('/'), signInUrl('/you')]).toEqual(['/sign-in', '/sign-in', '/sign-in?to=%2Fyou']);
});

test.each([
  ['changed', 409],
  ['name_missing', 422],
  ['too_many', 429],
  ['unavailable', 503],
] as const)('the page again, where %s, is %i', (problem, status) =>
  expect(forms.again(problem, { name: 'Rao' })).toEqual({
    kind: 'again',
    returned: { fields: { name: 'Rao' }, code: problem },
    status,
  }),
);

test.each([
  [{ status: 201 }, { kind: 'redirect', to: '/done?lang=ar' }],
  [{ status: 401 }, { kind: 'redirect', to: '/sign-in?to=%2Fh%2F1760%2Fpeople&lang=ar' }],
  [
    { status: 409, body: { code: 'changed' } },
    { kind: 'again', returned: { fields: {}, code: 'changed' }, status: 409 },
  ],
  [{ status: 'failure' }, { kind: 'again', returned: { fields: {}, code: 'unavailable' }, status: 503 }],
  [
    { status: 409, body: { code: 'of_a_newer_engine' } },
    { kind: 'again', returned: { code: 'unavailable' } },
  ],
] as const)('an answer of the engine %o leads there', (answer, outcome) =>
  expect(forms.answer(request, answer, '/done')).toMatchObject(outcome),
);

test('a form carries the key by which it has its effect once', () =>
  expect(onceBy(form as never)).toEqual({ 'idempotency-key': 'a-key-of-it' }));

test('a list has the entries that a text names, and no others', () =>
  expect([oneOf(['a', 'b'], 'b'), oneOf(['a', 'b'], 'toString'), oneOf(['a'], undefined), oneOf(['a'], 1)]).toEqual([
    'b',
    undefined,
    undefined,
    undefined,
  ]));
