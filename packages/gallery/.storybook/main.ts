import path from 'node:path';
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import type { StorybookConfig } from '@storybook/react-vite';

// The macros ask for a configuration beside the folder they run in; the gallery has no messages of its own.
process.env['LINGUI_CONFIG'] ??= path.join(import.meta.dirname, '../../ui/lingui.config.ts');

/** The components in Storybook, built by Vite with Lingui's macros. It tells nobody that it runs. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/*.stories.tsx'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), babel({ presets: [linguiTransformerBabelPreset()] })],
    define: { ...vite.define, __ON_SERVER__: 'false' },
    resolve: { ...vite.resolve, dedupe: ['react', 'react-dom', 'jotai', '@lingui/core', '@lingui/react'] },
  }),
};

export default config;
