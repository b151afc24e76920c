import { soft } from '@latchkey/ui/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { codeWords, stepNames } from '../operator.copy.ts';
import type { HotelsModel } from '../operator.model.ts';
import * as styles from '../operator.module.css';

/** At what those who set up a house stand still, counted; nothing of what they wrote. */
export function Stuck({ stuck }: Pick<HotelsModel, 'stuck'>) {
  const { i18n } = useLingui();
  return (
    <section aria-labelledby="stuck" className={styles.group}>
      <h2 id="stuck" className={styles.state}>
        <Trans>Where sign-ups get stuck</Trans>
      </h2>
      {stuck.length === 0 ? (
        <p className={soft}>
          <Trans>Nobody does.</Trans>
        </p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <Trans context="of setting up a house">Step</Trans>
              </th>
              <th scope="col">
                <Trans context="of setting up a house">What is in the way</Trans>
              </th>
              <th scope="col" className={styles.figure}>
                <Trans context="of setting up a house">Properties</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {stuck.map(({ step, code, count }) => (
              <tr key={`${step} ${code}`}>
                <td>{i18n._(stepNames[step])}</td>
                <td>{i18n._(codeWords(code))}</td>
                <td className={styles.figure}>
                  <bdi>{count}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
