import { randomUUID } from 'node:crypto';
import { sandbox } from '../running/addresses.ts';

/** An event as a collector got it. */
export interface Collected {
  readonly by: 'analytics' | 'pixel' | 'pixel of servers' | 'tag manager' | 'site tag';
  readonly name: string;
  readonly properties: Readonly<Record<string, unknown>>;
}

interface Request {
  readonly path: string;
  readonly content: unknown;
  readonly query: Readonly<Record<string, string>>;
}

/** A campaign nobody else came by: what the collectors got of a visit is known by it. */
export const campaign = (): string => `c${randomUUID().replaceAll('-', '').replaceAll(/\d/g, 'x')}`;

/** How long an event may take to the collectors. */
export const waiting = { timeout: 20_000 };

/** The properties of the first event of that name that a collector got. */
export const propertiesOf = (all: readonly Collected[], by: Collected['by'], name: string): Collected['properties'] =>
  all.find((event) => event.by === by && event.name === name)?.properties ?? {};

/** All that the collectors got of one visit, which is known by the campaign it came by. */
export async function collectedOf(campaign: string): Promise<readonly Collected[]> {
  return (await collected()).filter(({ properties }) => properties['utmCampaign'] === campaign);
}

/** The names that one collector got, in the order in which they came. */
export const namesBy = (all: readonly Collected[], by: Collected['by']): string[] =>
  all.filter((one) => one.by === by).map(({ name }) => name);

/** Requests as the collectors keep them. */
export async function requestsTo(path: string): Promise<readonly Request[]> {
  const reply = await fetch(`${sandbox()}/inbox/events`);
  const { events } = (await reply.json()) as { events: Request[] };
  return events.filter((one) => one.path.startsWith(path));
}

async function collected(): Promise<Collected[]> {
  return (await requestsTo('/')).flatMap(({ path, content, query }): Collected[] => {
    if (path === '/analytics/track')
      return (content as { event: string; properties: object }[]).map(({ event, properties }) => ({
        by: 'analytics',
        name: event,
        properties: { ...properties },
      }));
    if (path === '/pixel/tr') return [{ by: 'pixel', name: query['ev'] ?? '', properties: named(query, 'cd[', ']') }];
    if (path.endsWith('/events'))
      return (content as { data: { event_name: string; custom_data: object }[] }).data.map((one) => ({
        by: 'pixel of servers',
        name: one.event_name,
        properties: { ...one, ...one.custom_data },
      }));
    if (path === '/tags/gtm') {
      const { event, ...properties } = content as { event: string };
      return [{ by: 'tag manager', name: event, properties }];
    }
    return path === '/tags/g' ? [{ by: 'site tag', name: query['en'] ?? '', properties: named(query, 'ep.', '') }] : [];
  });
}

const named = (query: Readonly<Record<string, string>>, before: string, after: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) =>
      name.startsWith(before) ? [[name.slice(before.length, name.length - after.length), value]] : [],
    ),
  );
