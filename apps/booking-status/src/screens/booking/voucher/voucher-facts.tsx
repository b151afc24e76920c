/** Names and what they are; those without a value are left out. */
export function VoucherFacts({ facts }: { readonly facts: readonly (readonly [string, string | null])[] }) {
  return (
    <dl>
      {facts.map(([name, value]) =>
        value === null || value === '' ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}
