import { chromium } from '@playwright/test';
import { freePorts } from '../../scripts/run/ports.ts';
import { launchOptions } from '../browser.ts';
import type { Language } from '../language.ts';
import { judgePage } from './judge-page.ts';
import { judgedPages } from './pages.ts';
import type { JudgedRow } from './results.ts';

// One lane of `pnpm judge`: a browser and the engines beside it, which judge the pages that the parent names, one at a
// time. A process of its own: Lighthouse keeps its clocks in the process, and a browser paints only the tab in front.

/** What a lane is asked. */
export interface LaneQuestion {
  readonly page: string;
  readonly asked: readonly Language[];
  readonly hasJava: boolean;
}

/** What it answers: the rows, or why there are none. */
export type LaneAnswer = { readonly rows: readonly JudgedRow[] } | { readonly failed: string };

const { ORIGIN_PORT: port } = await freePorts();
const browser = await chromium.launch({
  ...launchOptions,
  args: [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`],
});

const answer = async ({ page: name, asked, hasJava }: LaneQuestion): Promise<LaneAnswer> => {
  const page = judgedPages.find((one) => one.name === name);
  if (page === undefined) return { failed: 'there is no such page' };
  try {
    return { rows: await judgePage(browser, port, page, { asked, hasJava }) };
  } catch (error) {
    return { failed: String(error) };
  }
};

process.on('message', (question: LaneQuestion) => void answer(question).then((said) => process.send?.(said)));
process.once('disconnect', () => void browser.close().then(() => process.exit()));
