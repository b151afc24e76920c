import { asScript, scriptText } from './script-text.ts';

/** For Vite: a module asked for by `?script` is the text of an inline script, in tests as in the build. */
export const inlineScripts = () => ({
  name: 'inline-scripts',
  enforce: 'pre' as const,
  async load(this: { addWatchFile(file: string): void }, id: string): Promise<string | null> {
    if (!asScript.test(id)) return null;
    const { text, files } = await scriptText(id.replace(asScript, ''));
    for (const file of files) this.addWatchFile(file);
    return `export default ${JSON.stringify(text)}`;
  },
});
