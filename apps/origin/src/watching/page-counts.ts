import { Counter, Histogram, type Registry } from 'prom-client';
import type { PageCost } from '../rendering/page-cost.ts';
import { labelsOf } from './release-labels.ts';

/** What happened to the pages of each release since the origin started. Whether one fails is `network-counts.ts`. */
export interface PageCounts {
  /** A page was answered with this status, after so many milliseconds. */
  answered(release: string, status: number, ms: number): void;
  /** The screen of a page threw; the page itself is counted by `answered`. */
  screenFailed(release: string): void;
  /** What making a page took of its thread. */
  took(release: string, cost: PageCost): void;
  /** A page of a release took more than one may. */
  tookTooMuch(release: string): void;
  /** A page of a release cost a renderer. */
  lostRenderer(release: string): void;
}

/** Counts by release (`<app>@<id>`), for the registry to tell. */
export function countPages(registry: Registry): PageCounts {
  const registers = [registry];
  const labelNames = ['owner', 'release'] as const;
  const pages = new Counter({
    name: 'latchkey_pages_total',
    help: 'Pages answered, by their status',
    labelNames: [...labelNames, 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'latchkey_render_seconds',
    help: 'Time from a request to the first part of its page',
    labelNames,
    buckets: [0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  const screenFailures = new Counter({
    name: 'latchkey_screen_failures_total',
    help: 'Screens that threw while the page was made',
    labelNames,
    registers,
  });
  const losses = new Counter({
    name: 'latchkey_renderer_losses_total',
    help: 'Renderers that a page cost',
    labelNames,
    registers,
  });
  const computed = new Histogram({
    name: 'latchkey_page_computed_seconds',
    help: 'Processor time of the code of a page',
    labelNames,
    buckets: [0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers,
  });
  const held = new Histogram({
    name: 'latchkey_page_held_bytes',
    help: 'Memory beside the heap that the code of a page held at most',
    labelNames,
    buckets: [1, 4, 16, 32, 64, 256].map((megabytes) => megabytes * 1024 * 1024),
    registers,
  });
  const excesses = new Counter({
    name: 'latchkey_page_excesses_total',
    help: 'Pages that took more processor time or memory than one may',
    labelNames,
    registers,
  });
  return {
    answered(release, status, ms) {
      const labels = labelsOf(release);
      pages.inc({ ...labels, status });
      seconds.observe(labels, ms / 1000);
      // Counters of a release start at 0, before its first failure: an alert compares with what was before.
      screenFailures.inc(labels, 0);
      losses.inc(labels, 0);
      excesses.inc(labels, 0);
    },
    took(release, cost) {
      const labels = labelsOf(release);
      computed.observe(labels, cost.computed / 1000);
      held.observe(labels, cost.held);
    },
    tookTooMuch: (release) => excesses.inc(labelsOf(release)),
    screenFailed: (release) => screenFailures.inc(labelsOf(release)),
    lostRenderer: (release) => losses.inc(labelsOf(release)),
  };
}
