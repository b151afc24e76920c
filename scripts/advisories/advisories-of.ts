import type { Advisory } from './osv.types.ts';

const batch = 500;
const atOnce = 8;

interface Batch {
  readonly results: readonly {
    readonly vulns?: readonly { readonly id: string }[];
    readonly next_page_token?: string;
  }[];
}

/**
 * The advisories that a server with OSV's API has on packages of npm, by id, cut to the fields that are compared.
 * Throws where it does not answer.
 */
export async function advisoriesOf(server: string, names: readonly string[]): Promise<readonly Advisory[]> {
  const ids = new Set<string>();
  let queries = names.map((name): Query => ({ package: { ecosystem: 'npm', name } }));
  while (queries.length > 0) {
    const [asked, later] = [queries.slice(0, batch), queries.slice(batch)];
    const { results } = await answerOf<Batch>(`${server}/v1/querybatch`, { queries: asked });
    for (const { id } of results.flatMap(({ vulns = [] }) => vulns)) ids.add(id);
    const more = results.flatMap(({ next_page_token: token }, at) => {
      const query = asked[at];
      return token === undefined || query === undefined ? [] : [{ ...query, page_token: token }];
    });
    queries = [...more, ...later];
  }
  const wanted = [...ids].toSorted();
  const known = new Set(names);
  const advisories: Advisory[] = [];
  for (let at = 0; at < wanted.length; at += atOnce)
    advisories.push(
      ...(await Promise.all(wanted.slice(at, at + atOnce).map((id) => answerOf<Advisory>(`${server}/v1/vulns/${id}`)))),
    );
  return advisories.filter(({ withdrawn }) => withdrawn === undefined).map((one) => shortened(one, known));
}

interface Query {
  readonly package: { readonly ecosystem: 'npm'; readonly name: string };
  readonly page_token?: string;
}

function shortened(advisory: Advisory, known: ReadonlySet<string>): Advisory {
  const { id, modified, published, aliases, summary, affected = [] } = advisory;
  return {
    id,
    modified,
    ...(published === undefined ? {} : { published }),
    ...(aliases === undefined ? {} : { aliases }),
    ...(summary === undefined ? {} : { summary }),
    affected: affected
      .filter((one) => one.package?.ecosystem === 'npm' && known.has(one.package.name))
      .map(({ package: of, ranges, versions }) => ({
        ...(of === undefined ? {} : { package: { ecosystem: of.ecosystem, name: of.name } }),
        ...(ranges === undefined ? {} : { ranges }),
        ...(versions === undefined ? {} : { versions }),
      })),
  };
}

async function answerOf<T>(url: string, body?: object): Promise<T> {
  const response = await fetch(url, body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as T;
}
