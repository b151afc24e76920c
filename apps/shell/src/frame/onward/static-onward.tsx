import { usePath } from '../use-is-home.ts';
import * as styles from './onward.module.css';

/** In the browser what the server drew below the page of `path` stays as it is, links and pictures, until the guest leaves it. */
export function StaticOnward({ path }: { readonly path: string | undefined }) {
  // React leaves what is in an element alone where it may differ, and has nothing to compare it with.
  return path === usePath() ? (
    <div className={styles.onward} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  ) : null;
}
