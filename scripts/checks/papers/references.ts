import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../run/paths.ts';
import { rulePapers } from './rule-papers.ts';

// What comments and documents point at exists: every `docs/<file>.md, "<heading>"` is a heading of that file, and texts
// whose sections are pointed at are in the repository. Each file that a paper names is there. Commit subjects are short
// enough for every tool.
/** References to what is gone, and subjects of commits that are too long. */
export function referenceFaults(): string[] {
  const documents = new Map(
    globSync('docs/*.md', { cwd: root }).map((file) => [file, headingsOf(readFileSync(path.join(root, file), 'utf8'))]),
  );
  // Rules are pointed at by the paper that lists their areas.
  documents.set(
    'docs/rules.md',
    rulePapers(root).flatMap(({ text }) => headingsOf(text)),
  );
  /** Standards and laws have sections that anybody can look up. */
  const published = /RFC|Act\b|§|WCAG|ECMA|ISO|CGST|VAT|HTML|CSS|specification of|W3C|Unicode|Directive/;

  const faults: string[] = [];
  const sources = globSync('{apps,packages,e2e,scripts}/**/*.{ts,tsx,css,mjs,md}', {
    cwd: root,
    exclude: (name) => /^(?:node_modules|dist|\.turbo|locales|test-results|posts)$/.test(path.basename(String(name))),
  });
  for (const file of sources) {
    const text = readFileSync(path.join(root, file), 'utf8');
    // A reference may go on in the next line of its comment.
    for (const [, document = '', heading = ''] of text
      .replaceAll(/\n\s*(?:\*|\/\/)\s/g, ' ')
      .matchAll(/(docs\/[\w-]+\.md)[`)]?,\s*(?:\*\s*)?"([^"]+)"/g))
      if (!documents.get(document)?.includes(heading)) faults.push(`${file}: ${document} has no heading "${heading}"`);
    for (const [line] of text.matchAll(/^.*\bsection \d[\d.]*\b.*\n?.*$/gm))
      if (!published.test(line)) faults.push(`${file}: which text has this section? ${line.trim()}`);
  }

  /** The papers of the whole; `apps/spa` is the remote that a reader makes by them. */
  for (const paper of globSync(['*.md', 'docs/**/*.md'], { cwd: root }))
    for (const [, named = ''] of readFileSync(path.join(root, paper), 'utf8').matchAll(
      /`((?:apps|packages|e2e|scripts|boundaries|deploy)\/[\w./-]+)`/g,
    ))
      if (!named.startsWith('apps/spa/') && !existsSync(path.join(root, named)))
        faults.push(`${paper}: there is no ${named}`);

  /** As many as a reader of a log sees at once; older ones cannot be mended. */
  const looked = 60;
  const subjects = execFileSync('git', ['log', `-${looked}`, '--no-merges', '--format=%h %s'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const subject of subjects.split('\n'))
    if (subject.slice(subject.indexOf(' ') + 1).length > 72)
      faults.push(`the subject of commit ${subject} is over 72 characters`);

  return faults;
}

function headingsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading.trim());
}
