import { startProductionForRun } from './production.ts';
import { startForRun } from './start-product.ts';

/**
 * Playwright runs this before all tests, and what it answers after them. AVIF pictures are made in the background, one
 * after the other, for as long as a run lasts: half a core, for what no story looks at. Benches keep them.
 */
// oxlint-disable-next-line import/no-default-export -- Playwright takes a set-up by its default export only.
export default (): Promise<() => Promise<void>> =>
  process.env['E2E_PRODUCTION'] === 'on'
    ? startProductionForRun()
    : startForRun({ AVIF: 'off', TEXT_MODEL_NAME: 'sandbox', TEXT_MODEL_KEY: 'sandbox-text-model-key' });
