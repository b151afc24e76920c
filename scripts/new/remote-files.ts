import { locales } from '@latchkey/booking-core/language';
import { camelCase, pascalCase } from './names.ts';
import type { ScreenPlace } from './place.ts';

/** Files by their path inside the app. */
export type Files = Readonly<Record<string, string>>;

const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;
const versionsFrom = (names: readonly string[], version: string): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, version]));

/** Everything a remote is beside its screens and the words that are extracted from them. */
export function remoteFiles(app: string): Files {
  const own = (name: string): string => `@latchkey/${name}`;
  return {
    'package.json': json({
      name: own(app),
      version: '0.1.0',
      private: true,
      type: 'module',
      scripts: {
        build: 'rspack build',
        dev: 'rspack serve',
        words: 'lingui compile --namespace es --strict',
        'words:extract': 'lingui extract --clean',
        typecheck: 'tsc -p .',
        test: 'vitest run',
      },
      dependencies: {
        ...versionsFrom(['site', 'ui', 'visit'].map(own), 'workspace:*'),
        ...versionsFrom(['@lingui/core', '@lingui/react', '@swc/helpers', 'jotai', 'react', 'react-dom'], 'catalog:'),
      },
      devDependencies: {
        ...versionsFrom(['api-client', 'federation', 'testing'].map(own), 'workspace:*'),
        ...versionsFrom(
          [
            '@lingui/cli',
            '@rspack/cli',
            '@rspack/core',
            '@rspack/dev-server',
            '@testing-library/react',
            '@types/node',
            '@types/react',
            '@types/react-dom',
            'happy-dom',
            'typescript',
            'vitest',
          ],
          'catalog:',
        ),
      },
      latchkey: { kind: 'remote' },
    }),
    'tsconfig.json': `{ "extends": "../../tsconfig.base.json", "compilerOptions": { "types": ["node"] }, "include": ["src", "*.config.ts"] }\n`,
    'vitest.config.ts': `export { default } from '../../packages/ui/vitest.config.ts';\n`,
    'rspack.config.ts': `import { remote } from '@latchkey/federation/presets';\n\nexport default remote({ directory: import.meta.dirname, app: '${app}' });\n`,
    'lingui.config.ts': `import { linguiConfig } from '@latchkey/federation/lingui';\n\nexport default linguiConfig();\n`,
    // Each screen that is made adds its page.
    'release.json': '[]\n',
    'src/ambient.d.ts': `/// <reference types="@latchkey/federation/ambient" />\n`,
    'src/i18n.ts': wordsModule(),
    'src/standalone.tsx': standalone(app),
    'README.md': `# ${app}\n\nOwner: ${app}.\n\n- \`src/screens/<screen>/\`: \`*.screen.ts\` joins \`*.loader.ts\` (address and API to model) and \`*.view.tsx\` (model to JSX)\n- \`locales/*.po\`: its words; \`pnpm words:extract\` brings new ones\n- \`src/i18n.ts\` and the screens are its public face; nothing else is exposed\n\nRun it: \`pnpm dev ${app}\` (in the whole site, fast refresh). Alone: \`dist/standalone\` after a build.\n`,
  };
}

/** The files of one screen: a loader, a view, what joins them, and tests of the loader and of the page as guests see it. */
export function screenFiles(screen: string, title: string, { path, shownOn, shownFrom }: ScreenPlace): Files {
  const [folder, view, model] = [`src/screens/${screen}`, `${pascalCase(screen)}View`, `${pascalCase(screen)}Model`];
  return {
    [`${folder}/${screen}.screen.ts`]: `import { defineScreen } from '@latchkey/site/screen';
import { framed } from '@latchkey/ui/screen-frame';
import { ScreenFailed, ScreenPending } from '@latchkey/ui/screen-states';
import { msg } from '@lingui/core/macro';
import { load } from './${screen}.loader.ts';
import { ${view} } from './${screen}.view.tsx';

export const screen = defineScreen({
  load,
  head: (_, { i18n }) => ({ title: i18n._(msg\`${title}\`) }),
  View: framed(${view}),
  Pending: framed(ScreenPending),
  Failed: framed(ScreenFailed),
});
`,
    [`${folder}/${screen}.loader.ts`]: `import type { PageContext, ScreenOutcome } from '@latchkey/site/screen';

/** What the screen shows. */
export interface ${model} {
  /** The hotel's name, or the site's own. */
  readonly name: string;
}

/** The names that the page's site has. */
type Named = Pick<PageContext['site'], 'name'> & { readonly hotel: { readonly name: string } | null };

/** The site -> whose page it is. */
export function load({ site }: { readonly site: Named }): Promise<ScreenOutcome<${model}>> {
  return Promise.resolve({ kind: 'ready', model: { name: site.hotel?.name ?? site.name } });
}
`,
    [`${folder}/${screen}.loader.test.ts`]: `import { expect, test } from 'vitest';
import { load } from './${screen}.loader.ts';

test('without a hotel it is the site’s own page', async () => {
  expect(await load({ site: { name: 'Latchkey', hotel: null } })).toEqual({
    kind: 'ready',
    model: { name: 'Latchkey' },
  });
});

test('with a hotel it is the hotel’s', async () => {
  expect(await load({ site: { name: 'Latchkey', hotel: { name: 'Haus Linde' } } })).toMatchObject({
    model: { name: 'Haus Linde' },
  });
});
`,
    [`${folder}/${screen}.test.tsx`]: `${shownFrom}import { showScreen } from '@latchkey/testing/show-screen';
import { cleanup, screen as page } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { loadWords } from '../../i18n.ts';
import { screen } from './${screen}.screen.ts';

afterEach(cleanup);

test('shows its title and the name of the hotel', async () => {
  await showScreen(screen, '${path}', { words: loadWords${shownOn} });
  expect(await page.findByRole('heading', { level: 1, name: ${JSON.stringify(title)} })).toBeDefined();
  expect(page.getByText('Sandalwood Courtyard')).toBeDefined();
});
`,
    [`${folder}/${screen}.view.tsx`]: `import { soft, wrap } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';
import type { ${model} } from './${screen}.loader.ts';

export function ${view}({ model }: { readonly model: ${model} }) {
  return (
    <main id="main" className={wrap}>
      <h1>
        <Trans>${title}</Trans>
      </h1>
      <p className={soft}>{model.name}</p>
    </main>
  );
}
`,
  };
}

function wordsModule(): string {
  const lines = locales.map(
    (locale) => `  ${locale}: () => import(/* webpackChunkName: "words-${locale}" */ '../locales/${locale}.mjs'),`,
  );
  return `import type { Locale } from '@latchkey/site/urls';
import { loadUiWords } from '@latchkey/ui/words';
import type { Messages } from '@lingui/core';

const catalogs: Readonly<Record<Locale, () => Promise<{ readonly messages: Messages }>>> = {
${lines.join('\n')}
};

/** This remote's words in one language, with those of its copy of ui; a fresh object every time. */
export async function loadWords(locale: Locale): Promise<Messages> {
  const [own, ui] = await Promise.all([catalogs[locale](), loadUiWords(locale)]);
  return { ...ui, ...own.messages };
}
`;
}

function standalone(app: string): string {
  return `import '@latchkey/ui/base.css';
import { mountStandalone } from '@latchkey/site/standalone';
import * as words from './i18n.ts';

void mountStandalone('${app}', {}, words);
`;
}

/** The page that runs a remote alone, with one screen more. */
export function withStandaloneScreen(text: string, screen: string): string {
  const name = camelCase(screen);
  return text
    .replace(/(import \* as words)/, `import * as ${name} from './screens/${screen}/${screen}.screen.ts';\n$1`)
    .replace(/(mountStandalone\('[^']+', \{)\s*([^}]*?),?\s*\}/, (_, start: string, others: string) =>
      [`${start} `, ...(others === '' ? [] : [`${others}, `]), `'${screen}': ${name} }`].join(''),
    );
}

/** The words of a remote with one screen more, where each screen has words of its own; others stay as they are. */
export const withScreenWords = (text: string, screen: string): string =>
  text.replace(/(const screens = \[[^\]]*?),?\s*\]/, (_, others: string) => `${others}, '${screen}']`);
