import { cx } from '@latchkey/ui/cx';
import type { KeyState } from '../unit-key/unit-key.tsx';
import * as styles from './mini-key.module.css';

/** A key among many, whose sentence says how many of them there are. */
export const MiniKey = ({ state }: { readonly state: KeyState }) => <span className={cx(styles.key, styles[state])} />;
