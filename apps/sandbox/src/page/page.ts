import { list, text } from './html.ts';
import { paymentsSection } from './payments-section.ts';
import { type SandboxState } from '../state/sandbox-state.ts';
import { scenario, type Scenario } from '../state/scenario.ts';

/** What arrived and what is chosen, as a page for people; `said` is what the last button came to. */
export function sandboxPage(state: SandboxState, said = ''): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Latchkey sandbox</title><link rel="stylesheet" href="/page.css"></head><body>
<header><h1>Sandbox</h1><p>Everything outside Latchkey: the payment providers, mail, SMS, analytics, traces. Nothing here is real.</p></header>
<main>
<section><h2>What happens next</h2><form method="post" action="/page/scenario">${Object.entries(scenario.shape)
    .map(([name, values]) => choice(name as keyof Scenario, values.options, state.scenario))
    .join('')}<button>Choose</button></form></section>
<section><h2>Mail</h2>${list(state.mails, (mail) => `<details><summary>${time(mail.at)} <b>${text(mail.subject)}</b> to ${text(mail.to.join(', '))}</summary><iframe title="${text(mail.subject)}" sandbox srcdoc="${text(mail.html)}"></iframe><pre>${text(mail.text)}</pre></details>`)}</section>
<section><h2>SMS</h2>${list(state.sms, (sms) => `<p>${time(sms.at)} <b>${text(sms.to)}</b> ${text(sms.text)}</p>`)}</section>
${paymentsSection(state, said)}
<section><h2>Webhooks</h2>${list(state.deliveries, (delivery) => `<p>${time(delivery.at)} <b>${text(delivery.event)}</b> attempt ${delivery.attempt}: ${text(delivery.result)}</p>`)}</section>
<section><h2>Analytics and traces</h2>${list(state.events, (event) => `<details><summary>${time(event.at)} <b>${text(event.path)}</b> ${text(eventsIn(event.content, event.query).join(', '))}</summary><pre>${text(JSON.stringify(event.content, null, 2))}</pre></details>`)}</section>
</main></body></html>`;
}

function choice(name: keyof Scenario, values: readonly string[], chosen: Scenario): string {
  const options = values
    .map((value) => `<option${chosen[name] === value ? ' selected' : ''}>${value}</option>`)
    .join('');
  return `<label>${name} <select name="${name}">${options}</select></label> `;
}

/** The names of the events in a request, in whichever form its collector has them. */
function eventsIn(content: unknown, query: Readonly<Record<string, string>>): string[] {
  const items: unknown[] = Array.isArray(content) ? content : [content];
  const inBody = items.flatMap((item) => {
    const { event, event_name: named, data } = (item ?? {}) as Record<string, unknown>;
    if (Array.isArray(data)) return eventsIn(data, {});
    return [event, named].filter((name) => typeof name === 'string');
  });
  return [...inBody, ...spansIn(content), ...[query['ev'], query['en']].filter((name) => name !== undefined)];
}

/** The names of the spans in a request of OTLP. */
const spansIn = (content: unknown): string[] =>
  ((content as Partial<Traces> | null)?.resourceSpans ?? []).flatMap(({ scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) => spans.map(({ name }) => name)),
  );

interface Traces {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly { name: string }[] }[];
  }[];
}

const time = (at: string): string => `<time datetime="${at}">${at.slice(11, 19)}</time>`;
