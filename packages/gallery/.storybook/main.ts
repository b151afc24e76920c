import path from 'node:path';
import { namedMedia } from '@latchkey/federation/vite';
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import type { StorybookConfig } from '@storybook/react-vite';
import type { Plugin } from 'vite';
import { answerWithPicture } from '../src/drawn-picture.ts';
import { componentPages } from '../src/pages/component-pages.ts';

// The macros ask for a configuration beside the folder they run in; the gallery has no messages of its own.
process.env['LINGUI_CONFIG'] ??= path.join(import.meta.dirname, '../../ui/lingui.config.ts');

/** Draws the photographs and tiles that only a running site has. */
const pictures: Plugin = {
  name: 'pictures',
  configureServer: ({ middlewares }) =>
    void middlewares.use((request, response, next) => {
      if (!answerWithPicture(request, response)) next();
    }),
};

/** What the source of the components says of them, for their pages. */
const pages: Plugin = {
  name: 'component-pages',
  resolveId: (id) => (id === 'component-pages' ? `\0${id}` : null),
  load: (id) => (id === '\0component-pages' ? `export const pages = ${JSON.stringify(componentPages())};` : null),
};

/**
 * A guest's page does without a font that comes late (`font-display: optional`), so that nothing moves. Here every font is
 * waited for: a component is to be seen, and compared, in its own letters.
 */
const fonts: Plugin = {
  name: 'fonts',
  enforce: 'post',
  generateBundle: (_, bundle) => {
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.css'))
        file.source = String(file.source).replaceAll(/font-display:\s*optional/g, 'font-display:block');
  },
};

/** The components in Storybook, built by Vite with Lingui's macros. It tells nobody that it runs. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/*.stories.tsx'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [
      ...(vite.plugins ?? []),
      namedMedia(),
      pages,
      pictures,
      fonts,
      babel({ presets: [linguiTransformerBabelPreset()] }),
    ],
    define: { ...vite.define, __ON_SERVER__: 'false' },
    resolve: { ...vite.resolve, dedupe: ['react', 'react-dom', 'jotai', '@lingui/core', '@lingui/react'] },
  }),
};

export default config;
