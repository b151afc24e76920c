import type { ReactNode } from 'react';
import { qrPath } from './qr-path.ts';
import * as styles from './qr.module.css';

/** A QR code on its own white ground, never mirrored. `label` says what it opens. */
export function Qr({ text, label }: { readonly text: string; readonly label: string }): ReactNode {
  const { side, d } = qrPath(text);
  return (
    <div className={styles.qr}>
      <svg role="img" aria-label={label} viewBox={`0 0 ${side} ${side}`} shapeRendering="crispEdges">
        <path stroke="#13211f" d={d} />
      </svg>
    </div>
  );
}
