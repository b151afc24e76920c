import { execFile, spawnSync } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { ownFolder } from '../../scripts/run/own-folder.ts';

/** What a judge finds wrong, in a line. */
export type Finding = string;

/** A page's document as it was sent. */
export interface JudgedDocument {
  readonly name: string;
  readonly html: string;
}

const validator = new HtmlValidate(
  new FileSystemConfigLoader({
    root: true,
    // What browsers must understand; how a document is written out is nobody's concern.
    extends: ['html-validate:recommended'],
    rules: {
      'attr-case': 'off',
      'attr-quotes': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'doctype-style': 'off',
      'no-trailing-whitespace': 'off',
      'void-style': 'off',
      'no-implicit-input-type': 'off',
      // React writes ids, classes and styles of its own.
      'no-inline-style': 'off',
      'valid-id': ['error', { relaxed: true }],
      // Titles are the hotels' names; telephone numbers stand in text that breaks where it has to.
      'long-title': 'off',
      'tel-non-breaking': 'off',
    },
  }),
);

/** `html-validate` of a document. */
export async function byHtmlValidate({ name, html }: JudgedDocument): Promise<Finding[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${name}: ${ruleId}: ${message} (${selector ?? ''})`),
  );
}

/** Whether this machine has the Java that the Nu checker runs on. */
export const hasJava = (): boolean => spawnSync('java', ['-version']).status === 0;

/** Its grammar of style sheets is years behind browsers: it knows no gradient in a mask. The build reads them instead. */
const isOfStyles = /^CSS: /;

interface NuMessage {
  readonly type: string;
  readonly subType?: string;
  readonly message: string;
  readonly url: string;
  readonly extract?: string;
}

/** The Nu Html Checker of all documents at once: starting it takes longer than reading them. */
export async function byNu(documents: readonly JudgedDocument[]): Promise<Finding[]> {
  const jar = path.join(
    path.dirname(createRequire(import.meta.url).resolve('vnu-jar/package.json')),
    'build/dist/vnu.jar',
  );
  const folder = ownFolder('nu');
  try {
    const files = await Promise.all(
      documents.map(async ({ html }, at) => {
        const file = path.join(folder, `${at}.html`);
        await writeFile(file, html);
        return file;
      }),
    );
    const { stderr } = await promisify(execFile)(
      'java',
      ['-Xss1m', '-jar', jar, '--format', 'json', '--exit-zero-always', ...files],
      { maxBuffer: 256 * 1024 * 1024 },
    );
    const { messages } = JSON.parse(stderr) as { messages: NuMessage[] };
    return messages
      .filter(({ type, subType, message }) => (type === 'error' || subType === 'warning') && !isOfStyles.test(message))
      .map(({ url, message, extract }) => {
        const { name } = documents[Number(path.basename(url, '.html'))] ?? { name: url };
        return `${name}: ${message} (${extract?.replaceAll(/\s+/g, ' ').slice(0, 120) ?? ''})`;
      });
  } finally {
    await rm(folder, { recursive: true });
  }
}
