import { inlineScripts } from '@latchkey/federation/vite';
import { mergeConfig } from 'vitest/config';
import components from '../../packages/ui/vitest.config.ts';

// The server's half of a page streams, and the streams of a world of a file's own are not those of Node.
export default mergeConfig(components, {
  plugins: [inlineScripts()],
  test: {
    pool: 'forks',
    // A script that a page asks for is one that came.
    environmentOptions: { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } } },
  },
});
