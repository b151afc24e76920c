import { pascalCase } from './names.ts';
import type { ScreenPlace } from './place.ts';
import { screenFiles, type Files } from './remote-files.ts';

/** The words of a form that has just been made, by their English, in the other languages. */
export const formWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'Your name': { de: 'Ihr Name', ar: 'اسمك', hi: 'आपका नाम' },
  'Please enter your name': { de: 'Bitte geben Sie Ihren Namen ein', ar: 'يرجى إدخال اسمك', hi: 'कृपया अपना नाम भरें' },
  'Thank you, we have it.': {
    de: 'Danke, es ist bei uns angekommen.',
    ar: 'شكرًا لك، لقد وصلنا.',
    hi: 'धन्यवाद, हमें मिल गया है।',
  },
  Send: { de: 'Senden', ar: 'إرسال', hi: 'भेजें' },
};

/** The files of a screen with a form: what answers it stands beside the loader, and works without a script. */
export function formScreenFiles(screen: string, title: string, place: ScreenPlace): Files {
  const [folder, view, model] = [`src/screens/${screen}`, `${pascalCase(screen)}View`, `${pascalCase(screen)}Model`];
  return {
    ...screenFiles(screen, title, place),
    [`${folder}/${screen}.action.ts`]: `import { inLanguage } from '@latchkey/site';
import type { PostOutcome, PostRequest } from '@latchkey/site/screen';
${place.addressFrom}

const longestName = 200;

/** Takes the form, with a script and without; the page is there again with what was typed where a name is missing. */
export async function action({ form, locale${place.params === '' ? '' : ', params'} }: PostRequest): Promise<PostOutcome> {
  if (form.name !== '${screen}') return { kind: 'unknown_form' };
  const name = form.field('name').slice(0, longestName).toWellFormed();
  if (name === '') return { kind: 'again', returned: { fields: { name }, code: 'name_missing' }, status: 422 };
  return { kind: 'redirect', to: inLanguage(${place.address("{ enquiry: 'sent' }")}, locale) };
}
`,
    [`${folder}/${screen}.action.test.ts`]: `import { postForm } from '@latchkey/testing/post-form';
import { expect, test } from 'vitest';
import { action } from './${screen}.action.ts';

test('a form with a name is taken, and its page says so in the guest’s language', async () => {
  const form = { form: '${screen}'${place.params} };
  expect(await postForm(action, { name: 'Asha Rao' }, form)).toEqual({ kind: 'redirect', to: '${place.path}?enquiry=sent' });
  expect(await postForm(action, { name: 'Asha Rao' }, { ...form, locale: 'ar' })).toMatchObject({
    to: expect.stringContaining('lang=ar'),
  });
});

test('one without a name is there again', async () =>
  expect(await postForm(action, { name: ' ' }, { form: '${screen}'${place.params} })).toEqual({
    kind: 'again',
    returned: { fields: { name: '' }, code: 'name_missing' },
    status: 422,
  }));

test('another form is none of this screen', async () =>
  expect(await postForm(action, {}, { form: 'other' })).toEqual({ kind: 'unknown_form' }));
`,
    [`${folder}/${screen}.loader.ts`]: `import type { ScreenOutcome, ScreenRequest } from '@latchkey/site/screen';

/** What the screen shows. */
export interface ${model} {
  /** The hotel's name, or the site's own. */
  readonly name: string;
  /** Whether the form has been taken. */
  readonly isSent: boolean;
  /** What was typed into a form that could not be taken; null where none was posted. */
  readonly typed: string | null;
}

/** The site, and what came of its form -> the page. */
export function load({ site, search, returned }: ScreenRequest): Promise<ScreenOutcome<${model}>> {
  const typed = returned === undefined ? null : (returned.fields['name'] ?? '');
  const name = site.hotel?.name ?? site.name;
  return Promise.resolve({ kind: 'ready', model: { name, isSent: search['enquiry'] === 'sent', typed } });
}
`,
    [`${folder}/${screen}.loader.test.ts`]: `import { screenRequest } from '@latchkey/testing/screen-request';
import { expect, test } from 'vitest';
import { load } from './${screen}.loader.ts';

test('a page that was only opened has an empty form', async () => {
  const { site } = screenRequest();
  expect(await load(screenRequest())).toMatchObject({ model: { isSent: false, typed: null } });
  expect(await load(screenRequest({ site: { ...site, hotel: null } }))).toMatchObject({ model: { name: site.name } });
});

test('a form that could not be taken is there again with what was typed', async () =>
  expect(
    await load(screenRequest({ returned: { fields: { name: 'Asha' }, code: 'name_missing' } })),
  ).toMatchObject({ model: { isSent: false, typed: 'Asha' } }));

test('a form that was taken says so', async () =>
  expect(await load(screenRequest({ search: { enquiry: 'sent' } }))).toMatchObject({ model: { isSent: true } }));
`,
    [`${folder}/${screen}.test.tsx`]: `${place.shownFrom}import { showScreen } from '@latchkey/testing/show-screen';
import { cleanup, screen as page } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { loadWords } from '../../i18n.ts';
import { screen } from './${screen}.screen.ts';

afterEach(cleanup);

const show = (path: string, returned?: { readonly fields: Record<string, string>; readonly code: string }) =>
  showScreen(screen, path, { words: loadWords${place.shownOn}, ...(returned && { returned }) });

test('shows its title, and a form that the page itself takes', async () => {
  await show('${place.path}');
  expect(await page.findByRole('heading', { level: 1, name: ${JSON.stringify(title)} })).toBeDefined();
  const { form } = page.getByRole<HTMLButtonElement>('button', { name: 'Send' });
  expect(form?.getAttribute('action')).toBe('?post=${screen}');
  expect(page.queryByText('Please enter your name')).toBeNull();
});

test('a form without a name is there again, and says what is missing', async () => {
  await show('${place.path}', { fields: { name: '' }, code: 'name_missing' });
  expect(await page.findByText('Please enter your name')).toBeDefined();
  expect(page.getByRole('textbox', { name: 'Your name' }).getAttribute('aria-invalid')).toBe('true');
});

test('a form that was taken is thanked for', async () => {
  await show('${place.path}?enquiry=sent');
  expect((await page.findByRole('status')).textContent).toBe('Thank you, we have it.');
});
`,
    [`${folder}/${screen}.view.tsx`]: `import { postAddress, usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { soft, wrap } from '@latchkey/ui/text';
import { TextField } from '@latchkey/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ${model} } from './${screen}.loader.ts';

export function ${view}({ model: { name, isSent, typed } }: { readonly model: ${model} }) {
  const { t } = useLingui();
  const { locale } = usePage();
  return (
    <main id="main" className={wrap}>
      <h1>
        <Trans>${title}</Trans>
      </h1>
      <p className={soft}>{name}</p>
      {isSent ? (
        <p role="status">
          <Trans>Thank you, we have it.</Trans>
        </p>
      ) : (
        <form method="post" action={postAddress('${screen}', locale)}>
          <TextField
            label={t\`Your name\`}
            name="name"
            autoComplete="name"
            defaultValue={typed ?? ''}
            error={typed === null ? undefined : t\`Please enter your name\`}
          />
          <Button type="submit">
            <Trans context="a form">Send</Trans>
          </Button>
        </form>
      )}
    </main>
  );
}
`,
  };
}
