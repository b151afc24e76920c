import type { Desk, DeskApp, DeskChange, DeskExperiment, DeskRelease, Health } from './desk.types.ts';

/** The desk's one style sheet; its hash stands in the page's policy. */
export const deskStyles = `*{box-sizing:border-box}body{font:1rem/1.5 system-ui,sans-serif;color:#13211f;background:#f6f8f7;margin:0}header{background:#13211f;color:#fff;padding-block:1.5rem}header>*,main{max-inline-size:72rem;margin-inline:auto;padding-inline:1.5rem}a{color:#0d4944}h1{font:400 2rem/1.2 Georgia,serif;margin-block:0}header p{margin:.25rem auto 0;color:#c6d3cf}main{padding-block:1.5rem;display:grid;grid-template-columns:minmax(0,1fr);gap:1.5rem}section{background:#fff;border:1px solid #d9e2df;border-radius:3px}h2{font:400 1.35rem/1.2 Georgia,serif;margin:0;padding:1rem 1.25rem;border-block-end:1px solid #d9e2df}.scroll{overflow-x:auto}table{border-collapse:collapse;inline-size:100%;table-layout:fixed}th,td{text-align:start;padding:.6rem 1.25rem;vertical-align:top;border-block-end:1px solid #eef4f2}thead th{font-size:.8rem;font-weight:400;color:#4a5c58}tbody tr:last-child>*{border:0}code{font:.875rem/1.5 ui-monospace,monospace;overflow-wrap:anywhere}small{color:#4a5c58;display:block}summary small{display:inline}details ul{margin:.25rem 0;padding-inline-start:1.25rem;font-size:.875rem;overflow-wrap:anywhere}.state{display:inline-block;padding:.1rem .6rem;border-radius:999px;font-size:.875rem;white-space:nowrap;background:#eef4f2}.live{background:#0d4944;color:#fff}.canary{background:#f7b733}.quarantined{background:#8f1d1d;color:#fff}.bad{color:#8f1d1d;font-weight:600}.warn{background:#fff4d6;border-color:#f7b733;padding:1rem 1.25rem}select,button,.button{font:inherit;padding:.55rem 1rem;border:1px solid #13211f;border-radius:3px;background:#fff;color:#13211f;text-decoration:none;display:inline-block}button{background:#13211f;color:#fff;cursor:pointer}.mix{padding:1rem 1.25rem;display:flex;flex-wrap:wrap;gap:1rem;align-items:end}.mix label{display:grid;gap:.25rem;font-size:.875rem}:focus-visible{outline:3px solid #f7b733;outline-offset:2px}@media (width<45rem){thead{position:absolute;clip-path:inset(50%);block-size:1px;overflow:hidden}tr{display:grid;padding:.75rem 1.25rem;border-block-end:1px solid #eef4f2}td{display:block;padding:.15rem 0;border:0}main,header>*{padding-inline:1rem}}`;

/** The whole page. With `offersMixes` a tester chooses releases, and each can be looked at by a press. */
export function deskHtml(desk: Desk, offersMixes: boolean, now: number): string {
  const unread =
    desk.storeUnreadableSince === null
      ? ''
      : `<section class="warn" role="alert">The release store cannot be read for ${ageOf(desk.storeUnreadableSince, now)}: pages go on as they were, and nothing can be released or taken back.</section>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><meta name="color-scheme" content="only light"><title>Releases</title><style>${deskStyles}</style></head><body><header><h1>Releases</h1><p>What guests get, whose it is and how it does on this origin. Commands are for a terminal; each takes <code>--why</code>.</p></header><main>${unread}${untrustedSection(desk.untrusted)}${offersMixes ? mixForm(desk.apps) : ''}${desk.apps.map((app) => appSection(app, offersMixes, now)).join('')}${experimentsSection(desk.experiments, offersMixes, now)}${changesSection(desk.changes, now)}<p><a class="button" href="/_releases/live">Back to what is live</a></p></main></body></html>`;
}

const untrustedSection = (untrusted: Desk['untrusted']): string =>
  untrusted.length === 0
    ? ''
    : `<section class="warn" role="alert">The composition was changed around the commands, and is not followed: ${text(
        untrusted.map(({ app, why }) => `${app} is ${why}`).join(', '),
      )}. Guests get what the teams signed last. <code>pnpm releases verify --mend</code> writes it as they signed it.</section>`;

const mixForm = (apps: readonly DeskApp[]): string =>
  `<section><h2>A mix for this browser</h2><form class="mix" action="/_releases/show">${apps
    .map(
      ({ app, releases }) =>
        `<label>${text(app)}<select name="${text(app)}">${releases
          .toSorted((one, other) => Number(other.state === 'live') - Number(one.state === 'live'))
          .map(
            (release) =>
              `<option value="${text(release.id)}">${text(`${release.id.slice(0, 8)} ${stateText(release)}`)}</option>`,
          )
          .join('')}</select></label>`,
    )
    .join('')}<button>Show this mix</button></form></section>`;

const appSection = ({ app, releases }: DeskApp, offersMixes: boolean, now: number): string =>
  `<section aria-labelledby="app-${text(app)}"><h2 id="app-${text(app)}">${text(app)}</h2><div class="scroll"><table><thead><tr><th scope="col">State</th><th scope="col">Release</th><th scope="col">From</th><th scope="col">Health here</th><th scope="col">What next</th></tr></thead><tbody>${releases
    .map((release) => releaseRow(app, release, offersMixes, now))
    .join('')}</tbody></table></div></section>`;

function releaseRow(app: string, release: DeskRelease, offersMixes: boolean, now: number): string {
  const { id, state, version, changes, commit, by, publishedAt, since, health, undo } = release;
  const look = offersMixes
    ? `<a href="/_releases/preview?mix=${encodeURIComponent(`${app}:${id}`)}">Look at it</a>`
    : `<code>${text(`pnpm releases preview ${app}@${id} --host …`)}</code>`;
  return `<tr><td><span class="state ${state}">${text(stateText(release))}</span>${since === null ? '' : `<small>for ${ageOf(Date.parse(since), now)}</small>`}</td><td><code>${text(id)}</code>${versionText(version, changes)}</td><td>${text(by ?? 'unknown')}<small>${commit === null ? 'no commit' : `<code>${text(commit.slice(0, 8))}</code>`}${publishedAt === null ? '' : `, published ${ageOf(Date.parse(publishedAt), now)} ago`}</small></td><td>${healthText(health)}</td><td>${undo === null ? '' : `<code>${text(undo)}</code><br>`}${look}</td></tr>`;
}

/** The version, which opens to what it changed. */
const versionText = (version: string, changes: readonly string[]): string =>
  changes.length === 0
    ? `<small>${text(version)}</small>`
    : `<details><summary><small>${text(version)}</small></summary><ul>${changes
        .map((line) => `<li>${text(line.replace(/^\s*- /, ''))}</li>`)
        .join('')}</ul></details>`;

const stateText = ({ state, percent }: DeskRelease): string =>
  state === 'canary' ? `canary, ${percent} %` : state === 'quarantined' ? 'taken out' : state;

function healthText(health: Health | null): string {
  if (health === null) return '<small>no page yet</small>';
  const { pages, failed, screensThrown, browserFailures } = health;
  const share = pages === 0 ? 0 : Math.round((1000 * failed) / pages) / 10;
  const failing = `${failed} failed (${share} %)`;
  return `${pages} pages<small>${failed > 0 ? `<span class="bad">${failing}</span>` : failing}, ${screensThrown} screens threw, ${browserFailures} told by browsers</small>`;
}

const experimentsSection = (experiments: readonly DeskExperiment[], offersMixes: boolean, now: number): string =>
  experiments.length === 0
    ? ''
    : `<section aria-labelledby="experiments"><h2 id="experiments">Experiments</h2><div class="scroll"><table><thead><tr><th scope="col">State</th><th scope="col">Experiment</th><th scope="col">Visitors</th><th scope="col">What next</th></tr></thead><tbody>${experiments
        .map(({ key, b, running }) => {
          const state =
            running === null
              ? '<span class="state">off</span>'
              : `<span class="state canary">on</span><small>for ${ageOf(Date.parse(running.since), now)}</small>`;
          const visitors =
            running === null
              ? ''
              : `A ${running.visitors.a}, B ${running.visitors.b}<small>of ${running.size} each</small>`;
          const command = running === null ? `experiment start ${key} --base … --least …` : `experiment end ${key}`;
          const look = offersMixes
            ? `<br>${['a', 'b'].map((arm) => `<a href="/_releases/preview?mix=${encodeURIComponent(`${key}:${arm}`)}">Look at ${arm.toUpperCase()}</a>`).join(' ')}`
            : '';
          return `<tr><td>${state}</td><td><code>${text(key)}</code><small>B: ${text(b)}</small></td><td>${visitors}</td><td><code>${text(`pnpm releases ${command}`)}</code>${look}</td></tr>`;
        })
        .join('')}</tbody></table></div></section>`;

const changesSection = (changes: readonly DeskChange[], now: number): string =>
  `<section aria-labelledby="changes"><h2 id="changes">What was changed</h2><div class="scroll"><table><tbody>${
    changes.length === 0
      ? '<tr><td>Nothing in the last days.</td></tr>'
      : changes
          .map(
            ({ at, by, what, why, gate }) =>
              `<tr><td><time datetime="${text(at)}">${ageOf(Date.parse(at), now)} ago</time></td><td>${text(what)}<small>${text(why ?? '')}</small></td><td>${text(by)}<small>${gate === null ? '' : text(`gate: ${gate}`)}</small></td></tr>`,
          )
          .join('')
  }</tbody></table></div></section>`;

const units = [
  [86_400_000, 'd'],
  [3_600_000, 'h'],
  [60_000, 'min'],
] as const;

/** `3 d`, `5 h` or `2 min`: how old something is. */
function ageOf(moment: number, now: number): string {
  const age = Math.max(0, now - moment);
  const [size, unit] = units.find(([one]) => age >= one) ?? [1000, 's'];
  return `${Math.floor(age / size)} ${unit}`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Names and reasons are what people wrote. */
const text = (value: string): string => value.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
