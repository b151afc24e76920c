import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { LRUCache } from 'lru-cache';
import { hashOf } from '../../../hash-of.ts';
import { asFacturX } from './factur-x.ts';
import { paperTemplate } from './paper.template.ts';
import type { Paper } from './paper-of.ts';

/** Latin, Devanagari and Arabic; of Amiri text can be searched and read aloud, as of few others. */
const fonts = [
  '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
  '@expo-google-fonts/amiri/400Regular/Amiri_400Regular.ttf',
  '@expo-google-fonts/amiri/700Bold/Amiri_700Bold.ttf',
];
/** Rows of a paper at most: some 30 pages, which are made in a fraction of a second. */
const mostRows = 1000;
const cachedBytes = 8_000_000;

const made = new LRUCache<string, Buffer>({ maxSize: cachedBytes, sizeCalculation: (pdf) => Math.max(1, pdf.length) });
let compiler: Promise<NodeCompiler> | undefined;

/** The fonts and the compiler take some tens of megabytes: they come with the first paper. */
async function createCompiler(): Promise<NodeCompiler> {
  const { NodeCompiler: Compiler } = await import('@myriaddreamin/typst-ts-node-compiler');
  const { resolve } = createRequire(import.meta.url);
  const fontBlobs = await Promise.all(fonts.map((font) => readFile(resolve(font))));
  return Compiler.create({ workspace: import.meta.dirname, fontArgs: [{ fontBlobs }] });
}

/**
 * A paper as PDF/A-3, tagged, with its text in reading order. The same paper is made once while it is remembered, of the
 * moment `issuedAt` and nothing else: it is the same file byte for byte. With `xml`, the invoice as CII, it is a Factur-X.
 * Null for one of more than a thousand rows.
 */
export async function pdfOf(paper: Paper, issuedAt: Date, xml?: string): Promise<Buffer | null> {
  if (paper.rows.length > mostRows) return null;
  const text = JSON.stringify(paper);
  const key = hashOf(`${issuedAt.getTime()} ${text} ${xml ?? ''}`);
  const known = made.get(key);
  if (known !== undefined) return known;
  compiler ??= createCompiler();
  const ready = await compiler;
  const drawn = ready.pdf(
    { mainFileContent: paperTemplate, inputs: { paper: text, ...(xml === undefined ? {} : { xml }) } },
    { pdfStandard: 'a-3a', creationTimestamp: Math.floor(issuedAt.getTime() / 1000) },
  );
  // What the compiler remembers is global and grows otherwise.
  ready.evictCache(10);
  const pdf = xml === undefined ? drawn : await asFacturX(drawn);
  made.set(key, pdf);
  return pdf;
}
