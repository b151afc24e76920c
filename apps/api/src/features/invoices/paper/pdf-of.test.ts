import { PDFDocument } from '@cantoo/pdf-lib';
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { ciiOf } from '../e-invoice/cii-of.ts';
import { paperOf } from './paper-of.ts';
import { pdfOf } from './pdf-of.ts';
import { contentOfPaper } from './paper.fixtures.ts';

const issuedAt = new Date('2026-11-14T10:00:00Z');
const run = promisify(execFile);
const hasPdftotext = await run('pdftotext', ['-v']).then(
  () => true,
  () => false,
);
const textOf = async (pdf: Buffer | null, name: string): Promise<string> => {
  const file = `${process.env['TMPDIR'] ?? '/tmp'}/latchkey-${process.pid}-${name}.pdf`;
  await writeFile(file, pdf ?? '');
  return (await run('pdftotext', [file, '-'])).stdout.replace(/[\u2066-\u2069\u202A-\u202E]/g, '');
};

// Shows docs/rules.md: Invoices and credit notes (On paper).
it.runIf(hasPdftotext)('has text that can be searched in Arabic and Devanagari, and runs no name as code', async () => {
  const arabic = await textOf(await pdfOf(paperOf(contentOfPaper({ guest: 'محمد #let *x*' }), 'ar'), issuedAt), 'ar');
  expect(arabic).toContain('فاتورة');
  expect(arabic).toContain('المبلغ المستحق');
  expect(arabic).toContain('محمد');
  expect(arabic).toContain('let *x');
  const hindi = await textOf(
    await pdfOf(paperOf(contentOfPaper({ guest: 'श्री क्षितिज ट्रिपाठी' }), 'hi'), issuedAt),
    'hi',
  );
  expect(hindi).toContain('श्री क्षितिज ट्रिपाठी');
  expect(hindi).toContain('187.84');
});

it('is the same file for the same paper, tagged, and says its number and language', async () => {
  const paper = paperOf(contentOfPaper(), 'de');
  const [one, other] = [await pdfOf(paper, issuedAt), await pdfOf({ ...paper }, issuedAt)];
  expect(one?.equals(other ?? Buffer.alloc(0))).toBe(true);
  const text = one?.toString('latin1') ?? '';
  expect(text).toContain('/MarkInfo');
  expect(text).toContain('/Lang (de');
});

it('goes over several pages, up to a bound', async () => {
  const paper = paperOf(contentOfPaper(), 'en');
  const rows = (count: number) => Array.from({ length: count }, () => paper.rows[0] ?? []);
  const pdf = await pdfOf({ ...paper, rows: rows(60) }, issuedAt);
  expect(pdf?.toString('latin1')).toMatch(/\/Count 2\b/);
  expect(await pdfOf({ ...paper, rows: rows(1001) }, issuedAt)).toBeNull();
});

// Shows docs/rules.md: Invoices and credit notes (E-invoice).
it('bears the XML byte for byte and says what it is, where it is a Factur-X', async () => {
  const xml = ciiOf(contentOfPaper(), 'en16931');
  const pdf = await pdfOf(paperOf(contentOfPaper(), 'de'), issuedAt, xml);
  expect(pdf?.equals((await pdfOf(paperOf(contentOfPaper(), 'de'), issuedAt)) ?? Buffer.alloc(0))).toBe(false);
  const document = await PDFDocument.load(pdf ?? '', { updateMetadata: false });
  const [attached, ...others] = document.getAttachments();
  expect([attached?.name, attached?.mimeType, others]).toEqual(['factur-x.xml', 'text/xml', []]);
  expect(Buffer.from(attached?.data ?? []).toString('utf8')).toBe(xml);
  const text = pdf?.toString('latin1') ?? '';
  expect(text).toContain('<pdfaid:part>3</pdfaid:part>');
  expect(text).toContain('<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>');
  expect(text).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>');
  expect(text).toContain('<pdfaSchema:prefix>fx</pdfaSchema:prefix>');
});
