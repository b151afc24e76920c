import { Icon } from '@latchkey/ui/icon';
import { triangleAlert } from '@latchkey/ui/icons';
import type { ReactNode } from 'react';
import type { TypingWarnings } from '../model/typing.types.ts';
import { Sentence } from './findings.tsx';
import * as styles from './findings.module.css';

/** What looks wrong in a control's text, for who sees it and who hears it; undefined where nothing does. */
export function warningIn(warned: TypingWarnings | undefined, name: string): ReactNode {
  const finding = warned?.[name];
  return finding === undefined ? undefined : (
    <span role="status" className={styles.warning}>
      <Icon icon={triangleAlert} /> <Sentence finding={finding} />
    </span>
  );
}
