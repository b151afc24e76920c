import { ownPageFault } from '@latchkey/site/urls';
import type { Release } from '../release/release.types.ts';

/** Why a remote's own pages cannot go live beside the others that are; empty where they can. */
export function pagesRefused({ app, pages = [] }: Release, others: readonly Release[]): string[] {
  return pages.flatMap((page) => {
    const fault = ownPageFault(page);
    if (fault !== null) return [fault];
    const holder = others.find(
      (other) =>
        other.app !== app &&
        other.pages?.some(({ path, on }) => path === page.path && on.some((kind) => page.on.includes(kind))) === true,
    );
    return holder === undefined ? [] : [`${page.path} is a page of ${holder.app} ${holder.id}`];
  });
}
