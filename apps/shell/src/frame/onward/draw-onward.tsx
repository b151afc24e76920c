import type { SharedPage } from '@latchkey/site';
import type { ReactElement } from 'react';
import { loadOnward } from './load-onward.ts';
import { OnwardCards } from './onward-cards.tsx';
import * as styles from './onward.module.css';

/** What leads on from a page that has nothing of its own to show; null where there is nothing to lead to. On the server alone. */
export async function drawOnward(page: SharedPage): Promise<ReactElement | null> {
  const onward = await loadOnward(page);
  return onward === null ? null : (
    <div className={styles.onward}>
      <OnwardCards {...onward} />
    </div>
  );
}
