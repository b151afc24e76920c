import { writeOutMedia } from './named-media.ts';

/** For Vite: writes out the named windows of style sheets, in the gallery as in the build. */
export const namedMedia = () => ({
  name: 'named-media',
  enforce: 'pre' as const,
  transform(this: { addWatchFile(file: string): void }, css: string, id: string): string | null {
    const [file = ''] = id.split('?');
    if (!file.endsWith('.css')) return null;
    const written = writeOutMedia(css, file);
    if (written.list !== null) this.addWatchFile(written.list);
    return written.css;
  },
});
