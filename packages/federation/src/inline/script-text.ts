import path from 'node:path';
import { rolldown } from 'rolldown';

/** A script as it stands in a document, and the files that it was made of. */
export interface ScriptText {
  readonly text: string;
  readonly files: readonly string[];
}

/** The query of an import that asks for a module's text for a document: `./start-page.ts?script`. */
export const asScript = /\?script$/;

const entry = 'inline-script';

/**
 * A module as the text of an inline script, with all that it imports, minified: calls the function that bears the file's
 * name (`startPage` of `start-page.ts`) with the script element that it stands in. Throws where the text would end its
 * element, or be taken for a comment.
 */
export async function scriptText(file: string): Promise<ScriptText> {
  const name = path.basename(file, '.ts').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const bundle = await rolldown({
    input: entry,
    // Lets the script run where the page stays plain (apps/shell: support-floor.ts), so that it can say so.
    transform: { target: 'es2020' },
    platform: 'browser',
    plugins: [
      {
        name: entry,
        resolveId: (id) => (id === entry ? id : null),
        load: (id) =>
          id === entry ? `import { ${name} } from ${JSON.stringify(file)};\n${name}(document.currentScript);` : null,
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  await bundle.close();
  const [{ code, moduleIds }] = output;
  const text = code.trim().replace(/;$/, '');
  if (/<\/script|<!--/i.test(text)) throw new Error(`${file}: its text would not stay within a script element`);
  return { text, files: moduleIds.filter((id) => id !== entry) };
}
