import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

/** What decides how letters are drawn: the browser's major version, and how wide some words are in each script. */
export interface Machine {
  readonly chromium: string;
  readonly widths: Readonly<Record<string, number>>;
}

const file = path.join(import.meta.dirname, 'baselines/machine.json');

/** The machine on which the baselines were made; null before there are any. */
export const baselineMachine = (): Machine | null =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Machine) : null;

/** Notes the machine with new baselines. */
export const keepMachine = (machine: Machine): void => writeFileSync(file, `${JSON.stringify(machine, null, 2)}\n`);

/** This machine, measured on a page of the gallery with its fonts. */
export async function thisMachine(page: Page): Promise<Machine> {
  const chromium = page.context().browser()?.version().split('.')[0] ?? '';
  const widths = await page.evaluate(async () => {
    const words = { latin: 'Teak King, breakfast 18,480', arabic: 'إقامتك في الفندق ١٨٬٤٨٠', devanagari: 'आपका ठहराव' };
    const drawing = document.createElement('canvas').getContext('2d');
    const font = getComputedStyle(document.body).fontFamily;
    // Every script's, as a page has only those of its own words: each by itself, since asked for together they fail with
    // the first that is missing here, as a letter of the machine may be, before the others have come.
    await Promise.allSettled([...document.fonts].map((font) => font.load()));
    return Object.fromEntries(
      Object.entries(words).map(([script, text]) => {
        if (drawing === null) return [script, 0];
        drawing.font = `20px ${font}`;
        return [script, Math.round(drawing.measureText(text).width)];
      }),
    );
  });
  return { chromium, widths };
}

/** In what two machines differ, in words; empty where pictures of one can be compared with those of the other. */
export const differences = (baseline: Machine, here: Machine): string[] => [
  ...(baseline.chromium === here.chromium ? [] : [`Chromium ${here.chromium}, baselines ${baseline.chromium}`]),
  ...Object.entries(baseline.widths).flatMap(([script, width]) =>
    here.widths[script] === width ? [] : [`${script} letters ${here.widths[script]} px wide, baselines ${width}`],
  ),
];
