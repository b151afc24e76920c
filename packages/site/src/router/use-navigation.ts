import { useRouter } from '@tanstack/react-router';
import { usePage } from '../screen/page.tsx';
import { needsDocument } from '../urls/zones.ts';
import { inLanguage } from './in-language.ts';

export interface GoingOptions {
  /** The page before is not kept to go back to. */
  readonly replace?: boolean;
  /** The new page stays where the one before was scrolled to. */
  readonly keepScroll?: boolean;
}

/** Ways onward from a screen, by paths of this site. */
export interface Navigation {
  /** Goes there, in the page where the policy allows it, else by loading the document. */
  readonly go: (to: string, options?: GoingOptions) => void;
  /** Starts loading what the page there needs. */
  readonly prepare: (to: string) => void;
  /** Loads the page in sight anew, and shows in it what has changed. */
  readonly refresh: () => void;
}

export function useNavigation(): Navigation {
  const router = useRouter();
  const { locale } = usePage();
  return {
    go: (to, options) => {
      const href = inLanguage(to, locale);
      const reloadDocument = needsDocument(router.latestLocation.pathname, href.split('?')[0] ?? '/');
      // A page whose data is at hand would be rendered within the press: what the press did is painted first.
      setTimeout(() =>
        router.navigate({
          href,
          reloadDocument,
          replace: options?.replace ?? false,
          resetScroll: !options?.keepScroll,
        } as never),
      );
    },
    refresh: () => void router.invalidate(),
    prepare: (to) => {
      const href = inLanguage(to, locale);
      if (!needsDocument(router.latestLocation.pathname, href.split('?')[0] ?? '/'))
        router.preloadRoute({ href } as never).catch(() => undefined);
    },
  };
}
