/** A fact's name and what it is. */
export type Fact = readonly [name: string, value: string | null | undefined];

/** Facts of a booking, one under the other; those without a value are left out. */
export function FactList({
  facts,
  className,
}: {
  readonly facts: readonly Fact[];
  readonly className?: string | undefined;
}) {
  return (
    <dl className={className}>
      {facts.map(([name, value], place) =>
        value ? (
          // Facts of several guests have the same names: their order alone tells them apart.
          <div key={place}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
