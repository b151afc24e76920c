import type { PropertyKey } from '@latchkey/api-contract/types';
import { postAddress, usePage } from '@latchkey/site';
import { Badge } from '@latchkey/ui/badge';
import { Button } from '@latchkey/ui/button';
import { Notice } from '@latchkey/ui/notice';
import { Trans, useLingui } from '@lingui/react/macro';
import { Moment } from '../../../frame/moment.tsx';
import { ActionForm } from '../../../frame/action-form.tsx';
import type { PeopleModel } from '../people.model.ts';
import * as styles from './api-keys.module.css';
import { MakeKey } from './make-key.tsx';

/** The keys by which programs come in: whose each is, when it ends and was last used. It needs no script. */
export function ApiKeys({
  keys,
  madeKey,
  problem,
}: Pick<PeopleModel, 'madeKey' | 'problem'> & { readonly keys: readonly PropertyKey[] }) {
  return (
    <section aria-labelledby="keys-title">
      <h2 id="keys-title" className={styles.title}>
        <Trans>API keys</Trans>
      </h2>
      <p className={styles.note}>
        <Trans>
          Programs such as a channel manager use a key to reach this hotel. It ends when the person who made it leaves.
        </Trans>
      </p>
      {madeKey === null ? null : (
        <Notice tone="good" role="status" title={<Trans>Copy the key now: it is shown only once</Trans>}>
          <code className={styles.key} dir="ltr">
            {madeKey}
          </code>
        </Notice>
      )}
      {keys.length === 0 ? null : (
        <ul>
          {keys.map((key) => (
            <KeyLine key={key.keyId} of={key} />
          ))}
        </ul>
      )}
      <MakeKey problem={problem} />
    </section>
  );
}

function KeyLine({ of: { keyId, name, state, expiresAt, lastUsedAt, madeBy } }: { readonly of: PropertyKey }) {
  const { t } = useLingui();
  const { locale } = usePage();
  return (
    <li className={styles.line}>
      <span>
        <b>
          <bdi>{name}</bdi>
        </b>
        <span className={styles.facts}>
          {madeBy === null || madeBy === undefined ? (
            <Trans>Maker unknown</Trans>
          ) : (
            <Trans>
              Made by <bdi>{madeBy.name}</bdi>
            </Trans>
          )}
        </span>
        <span className={styles.facts}>
          {lastUsedAt === null ? (
            <Trans context="an API key">Never used</Trans>
          ) : (
            <Trans>
              Last used <Moment at={lastUsedAt} />
            </Trans>
          )}
        </span>
        <span className={styles.facts}>
          {expiresAt === null ? (
            <Trans context="an API key">No end date</Trans>
          ) : (
            <Trans>
              Ends <Moment at={expiresAt} />
            </Trans>
          )}
        </span>
      </span>
      {state === 'live' ? (
        <ActionForm action={postAddress('end-key', locale)}>
          <input type="hidden" name="key" value={keyId} />
          <Button type="submit" look="quiet" size="small" aria-label={t`End the key ${name}`}>
            <Trans>End key</Trans>
          </Button>
        </ActionForm>
      ) : (
        <Badge>
          <Trans context="an API key">Ended</Trans>
        </Badge>
      )}
    </li>
  );
}
