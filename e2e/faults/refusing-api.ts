import { standBeforeTheEngine, type BeforeTheEngine } from './before-the-engine.ts';

/** How an engine does not answer what pages are made of. */
export const refusals = ['too-many', 'broken', 'silent', 'half', 'gone'] as const;
export type Refusal = (typeof refusals)[number];

/** The way to the engine, which answers what hosts stand for and refuses the rest as it is told. */
export interface RefusingApi extends BeforeTheEngine {
  refuse(how: Refusal | null): void;
}

/** Whose host it is, and what its rooms are at: with these a page would be kept, were it made. */
const isAsked = (path: string): boolean => /^\/api\/site\?|\/stock-version$|^\/readyz/.test(path);

export async function startRefusingApi(): Promise<RefusingApi> {
  let how: Refusal | null = null;
  let questions = 0;
  const way = await standBeforeTheEngine(({ url = '/', socket }, response) => {
    if (how === null || isAsked(url) || (how === 'half' && questions++ % 2 !== 0)) return false;
    if (how === 'gone') socket.destroy();
    else if (how !== 'silent') {
      const status = how === 'broken' ? 500 : 429;
      response.writeHead(status, { 'content-type': 'application/problem+json', 'retry-after': '60' });
      response.end(JSON.stringify({ status, code: 'refused' }));
    }
    return true;
  });
  return { ...way, refuse: (refusal) => (how = refusal) };
}
