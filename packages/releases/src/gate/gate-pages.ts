import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultLocale, directionOf, locales } from '@latchkey/site/urls';
import { stages, type StayStage } from './stay.ts';

/** A page by which the gate knows that an app works. */
export interface GatePage {
  /** A host of the demo product. */
  readonly host: string;
  /**
   * A path of it. `{quote}`, `{booking}`, `{paid}`, `{cancelled}`, `{confirmed}` and `{share}` stand for ids of stays that the
   * gate makes, each at that stage; `{nights}` stands for two nights with a room on sale (`2027-01-04/2027-01-06`).
   */
  readonly path: string;
  /** What it answers when all is well; a page that says "not found" can be one. */
  readonly status: number;
  /** Who looks at it: the owner of the hotel that the desk's path names, signed in. A guest unless given. */
  readonly as?: 'owner';
  /** The hotel's host where the gate makes the stay of the path; the page's own unless given. */
  readonly stayAt?: string;
}

/** The pages of `apps/<app>/release.json`, or a sentence that says what is wrong with it. */
export function pagesOf(app: string): readonly GatePage[] | string {
  const file = path.join('apps', app, 'release.json');
  if (!existsSync(file)) return `${file} is missing: name the pages by which the gate knows that ${app} works`;
  const found: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return Array.isArray(found) && found.length > 0 && found.every(isPage)
    ? found
    : `${file} is a list of { "host", "path", "status" } and names at least one`;
}

const isPage = (page: unknown): page is GatePage =>
  typeof page === 'object' &&
  page !== null &&
  'host' in page &&
  typeof page.host === 'string' &&
  'path' in page &&
  typeof page.path === 'string' &&
  page.path.startsWith('/') &&
  'status' in page &&
  typeof page.status === 'number' &&
  (!('as' in page) || page.as === 'owner') &&
  (!('stayAt' in page) || typeof page.stayAt === 'string');

/** The stage of a stay that a page shows; null where it shows none. */
export const stageOf = ({ path: asked }: Pick<GatePage, 'path'>): StayStage | null =>
  Object.values(stages)
    .flat()
    .find((stage) => asked.includes(`{${stage}}`)) ?? null;

/** The first other language that is written from the left, and the first from the right. */
const besideEnglish = (['ltr', 'rtl'] as const).flatMap((direction) =>
  locales.filter((one) => one !== defaultLocale && directionOf(one) === direction).slice(0, 1),
);

/** The page in English, German and Arabic. */
export const inLanguages = (page: GatePage): GatePage[] => [
  page,
  ...besideEnglish.map((language) => ({
    ...page,
    path: `${page.path}${page.path.includes('?') ? '&' : '?'}lang=${language}`,
  })),
];
