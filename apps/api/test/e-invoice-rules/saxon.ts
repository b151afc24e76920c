import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const jar = '/usr/share/java/Saxon-HE.jar';

/** Whether Saxon-HE is installed here (Debian: `apt-get install libsaxonhe-java`). */
export const hasSaxon = existsSync(jar);

const transform = (source: string, stylesheet: string, output: string): void =>
  void execFileSync('java', [
    '-cp',
    jar,
    'net.sf.saxon.Transform',
    `-s:${source}`,
    `-xsl:${stylesheet}`,
    `-o:${output}`,
  ]);

/** The rules that each document breaks, by its name: `fatal BR-CO-14`. `home`: an empty folder. */
export function brokenRules(
  documents: ReadonlyMap<string, string>,
  rules: 'EN16931-CII' | 'XRechnung-CII',
  home: string,
): ReadonlyMap<string, readonly string[]> {
  const [input, output, stylesheet] = [join(home, 'in'), join(home, 'out'), join(home, 'rules.xsl')];
  for (const folder of [input, output]) mkdirSync(folder);
  for (const [name, xml] of documents) writeFileSync(join(input, `${name}.xml`), xml);
  transform(join(import.meta.dirname, `${rules}.sch`), join(import.meta.dirname, 'schematron.xsl'), stylesheet);
  transform(input, stylesheet, output);
  return new Map(
    readdirSync(output).map((file) => [
      file.replace(/\.xml$/u, ''),
      readFileSync(join(output, file), 'utf8').split('\n').filter(Boolean),
    ]),
  );
}
