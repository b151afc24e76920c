import type { Browser } from '@playwright/test';
import { languages, type Language } from '../language.ts';
import { byAlfa, byAxe, byIbm } from './engines.ts';
import { byHtmlValidate, byNu, type JudgedDocument } from './html.ts';
import { byLighthouse, giveToProfile } from './lighthouse.ts';
import { addressInLanguage, makePage, type MadePage } from './make-page.ts';
import type { JudgedPage } from './pages.ts';
import type { JudgedRow } from './results.ts';

/** Every judge of pages on one page, in the languages that are asked for. `port` is the one that the browser listens on for Lighthouse. */
export async function judgePage(
  browser: Browser,
  port: number,
  page: JudgedPage,
  { asked = languages, hasJava }: { readonly asked?: readonly Language[]; readonly hasJava: boolean },
): Promise<JudgedRow[]> {
  const made = await makePage(browser, page);
  const judged: { row: Omit<JudgedRow, 'nu'>; document: JudgedDocument }[] = [];
  for (const language of asked) judged.push(await inOneLanguage(browser, port, page, made, language));
  const nu = hasJava ? await byNu(judged.map(({ document }) => document)) : null;
  return judged.map(({ row, document }) => ({
    ...row,
    nu: nu?.filter((finding) => finding.startsWith(`${document.name}:`)) ?? null,
  }));
}

async function inOneLanguage(
  browser: Browser,
  port: number,
  { name, isListed }: JudgedPage,
  made: MadePage,
  language: Language,
): Promise<{ row: Omit<JudgedRow, 'nu'>; document: JudgedDocument }> {
  const address = addressInLanguage(made.address, language);
  const context = await browser.newContext({ storageState: made.storageState });
  const tab = await context.newPage();
  const reply = await tab.goto(address);
  const document = { name: `${name}, ${language}`, html: (await reply?.text()) ?? '' };
  await tab.waitForLoadState('networkidle');
  const engines = { axe: await byAxe(tab), ibm: await byIbm(tab), alfa: await byAlfa(tab) };
  await context.close();
  // A profile without a tab loses the cookies of its session: they are given for each language.
  await giveToProfile(browser, made);
  const scores = await byLighthouse(address, port, reply?.status() ?? 0);
  const html = await byHtmlValidate(document);
  return { row: { page: name, language, isListed, engines, scores, html }, document };
}
