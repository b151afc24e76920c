import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { Audit } from '@siteimprove/alfa-act';
import { Playwright } from '@siteimprove/alfa-playwright';
import rules from '@siteimprove/alfa-rules';
import type { Finding } from './html.ts';

/** What an accessibility engine says of a page: what is wrong, and what a person has to look at. */
export interface Judgement {
  readonly violations: readonly Finding[];
  readonly unsure: readonly Finding[];
}

/** axe, by every rule of WCAG 2.2 AA and its best practices, whatever the impact. */
export async function byAxe(page: Page): Promise<Judgement> {
  const { violations, incomplete } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const findings = (found: typeof violations): Finding[] =>
    found.map(
      ({ id, nodes }) =>
        `${id} at ${nodes
          .map(({ target }) => String(target))
          .join(', ')
          .slice(0, 200)}`,
    );
  return { violations: findings(violations), unsure: findings(incomplete) };
}

interface AceResult {
  readonly ruleId: string;
  /** Which of `VIOLATION`, `RECOMMENDATION`, `INFORMATION` it is, and how it came out. */
  readonly value: readonly [string, 'PASS' | 'FAIL' | 'POTENTIAL' | 'MANUAL'];
  readonly message: string;
  readonly path: { readonly dom: string };
}

/** IBM's accessibility-checker engine, in the page itself. */
export async function byIbm(page: Page): Promise<Judgement> {
  const engine = createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js');
  const source = await readFile(engine, 'utf8');
  // Evaluated by the debugger, which a page's policy does not bind.
  await page.evaluate(source);
  const results = await page.evaluate(async (): Promise<AceResult[]> => {
    interface Engine {
      readonly Checker: new () => {
        check(node: Document, guidelines: readonly string[]): Promise<{ results: AceResult[] }>;
      };
    }
    const { ace } = globalThis as typeof globalThis & { ace: Engine };
    const { results: all } = await new ace.Checker().check(document, ['WCAG_2_2']);
    return all
      .filter(({ value }) => value[1] !== 'PASS')
      .map(({ ruleId, value, message, path }) => ({ ruleId, value, message, path: { dom: path.dom } }));
  });
  const findingOf = ({ ruleId, message, path }: AceResult): Finding =>
    `${ruleId}: ${message} (${path.dom.slice(-120)})`;
  return {
    violations: results.filter(({ value }) => value[0] === 'VIOLATION' && value[1] === 'FAIL').map(findingOf),
    unsure: results.filter(({ value }) => value[0] !== 'VIOLATION' || value[1] !== 'FAIL').map(findingOf),
  };
}

/** Rules that only a level AAA criterion asks for are left out: what European law asks for (EN 301 549) is level AA. */
const rulesOfAa = rules.filter((rule) => {
  const kinds = (rule.toJSON().requirements ?? []).map(({ type }: { readonly type: string }) => type);
  return kinds.includes('eaa') || !kinds.includes('criterion');
});

/** Siteimprove's Alfa: rules of the ACT community. */
export async function byAlfa(page: Page): Promise<Judgement> {
  const handle = await page.evaluateHandle(() => window.document);
  const outcomes = [...(await Audit.of(await Playwright.toPage(handle), rulesOfAa).evaluate())];
  await handle.dispose();
  const findings = (kind: string): Finding[] =>
    outcomes.flatMap((outcome) => {
      const {
        outcome: result,
        rule,
        target,
      } = outcome.toJSON() as unknown as {
        outcome: string;
        rule: { uri: string };
        target?: unknown;
      };
      return result === kind ? [`${rule.uri.split('/').at(-1)} at ${JSON.stringify(target).slice(0, 160)}`] : [];
    });
  return { violations: findings('failed'), unsure: findings('cantTell') };
}
