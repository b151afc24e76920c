import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import type { RspackPluginInstance } from '@rspack/core';
import { isProduction } from './common.ts';

/** Fast refresh while developing; nothing in a production build. */
export const refresh = (): RspackPluginInstance[] => (isProduction() ? [] : [new ReactRefreshRspackPlugin()]);
