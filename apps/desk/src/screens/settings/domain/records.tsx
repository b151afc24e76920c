import { Badge } from '@latchkey/ui/badge';
import { Trans } from '@lingui/react/macro';
import type { OwnDomain, OwnDomains } from '../model/domain.types.ts';
import * as styles from './domain.module.css';

/** The two records to set where the address was bought, each with what the last look found. */
export function Records({ domain, target }: { readonly domain: OwnDomain } & Pick<OwnDomains, 'target'>) {
  const { host, proof, found } = domain;
  return (
    <>
      <p>
        <Trans>Set these two records where you bought the address:</Trans>
      </p>
      <ol className={styles.records}>
        <li className={styles.record}>
          <Facts kind="CNAME" name={host} values={[target.host]} />
          {target.addresses.length === 0 ? null : (
            <>
              <p className={styles.or}>
                <Trans>Or, where an address without www. can have no CNAME:</Trans>
              </p>
              <Facts kind="A" name={host} values={target.addresses} />
            </>
          )}
          <LeadsFound found={found} target={target} />
        </li>
        <li className={styles.record}>
          <Facts kind="TXT" name={proof.name} values={[proof.value]} />
          <ProofFound found={found} />
        </li>
      </ol>
    </>
  );
}

function Facts({
  kind,
  name,
  values,
}: {
  readonly kind: 'CNAME' | 'A' | 'TXT';
  readonly name: string;
  readonly values: readonly string[];
}) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt className={styles.what}>
          <Trans context="a record of an address">Kind</Trans>
        </dt>
        <dd>
          <bdi dir="ltr">{kind}</bdi>
        </dd>
      </div>
      <div>
        <dt className={styles.what}>
          <Trans context="a record of an address">Name</Trans>
        </dt>
        <dd>
          <code dir="ltr" className={styles.value}>
            {name}
          </code>
        </dd>
      </div>
      <div>
        <dt className={styles.what}>
          <Trans context="a record of an address">Value</Trans>
        </dt>
        <dd>
          {values.map((value) => (
            <code key={value} dir="ltr" className={styles.value}>
              {value}
            </code>
          ))}
        </dd>
      </div>
    </dl>
  );
}

type Found = { readonly found: OwnDomain['found'] };

const Seen = () => (
  <Badge tone="good">
    <Trans context="a record of an address">Seen</Trans>
  </Badge>
);
const NotThere = () => (
  <Badge>
    <Trans context="a record of an address">Not there yet</Trans>
  </Badge>
);
const Wrong = () => (
  <Badge tone="bad">
    <Trans context="a record of an address">Another one</Trans>
  </Badge>
);

/** Where the address leads, by the last look. */
function LeadsFound({ found, target }: Found & Pick<OwnDomains, 'target'>) {
  if (found === null) return null;
  if (!found.isAnswered)
    return (
      <p className={styles.found}>
        <Trans>The DNS lookup got no answer. We try again in a minute.</Trans>
      </p>
    );
  if (found.leads !== 'elsewhere')
    return <p className={styles.found}>{found.leads === 'here' ? <Seen /> : <NotThere />}</p>;
  const isAlias = found.aliases.length > 0;
  return (
    <p className={styles.found}>
      <Wrong />{' '}
      {isAlias ? (
        <Trans>
          We found a CNAME that leads to <Listed records={found.aliases.slice(0, 1)} />. Write{' '}
          <bdi dir="ltr">{target.host}</bdi> in its place.
        </Trans>
      ) : (
        <Trans>
          We found the address <Listed records={found.addresses} />, which is not ours. Remove that record and add the
          one above.
        </Trans>
      )}
    </p>
  );
}

/** The record that proves whose the address is, by the last look. */
function ProofFound({ found }: Found) {
  if (found === null || !found.isAnswered) return null;
  if (found.isHeldByOther)
    return (
      <p className={styles.found}>
        <Trans>This domain points to another hotel as well. If it is yours, please remove that other record.</Trans>
      </p>
    );
  if (found.proves === 'right')
    return (
      <p className={styles.found}>
        <Seen />
      </p>
    );
  return found.proves === 'none' ? (
    <p className={styles.found}>
      <NotThere />
    </p>
  ) : (
    <p className={styles.found}>
      <Wrong />{' '}
      <Trans>
        We found <Listed records={found.texts} />. Add a record with the value above.
      </Trans>
    </p>
  );
}

const Listed = ({ records }: { readonly records: readonly string[] }) => (
  <bdi dir="ltr" className={styles.records}>
    {records.join(', ')}
  </bdi>
);
