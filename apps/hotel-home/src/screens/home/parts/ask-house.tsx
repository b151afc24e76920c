import { Button } from '@latchkey/ui/button';
import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import * as styles from './good-to-know.module.css';

const AskDialog = lazy(() => import(/* webpackChunkName: "later" */ './ask-dialog.tsx').then((module) => ({ default: module.AskDialog })));

/** The way to ask the property what the page does not answer. */
export function AskHouse({ hotelId }: { readonly hotelId: number }): ReactNode {
  const [open, setOpen] = useState<boolean | null>(null);
  return (
    <div className={styles.house}>
      <Button look="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Trans>Ask the house</Trans>
      </Button>
      {open === null ? null : (
        <Suspense fallback={null}>
          <AskDialog hotelId={hotelId} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
