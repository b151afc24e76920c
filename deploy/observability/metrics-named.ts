import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { parse } from 'yaml';

const file = (name: string): string => readFileSync(path.join(import.meta.dirname, name), 'utf8');

/** Every expression of the dashboard and of the alert rules. */
export function expressions(): readonly string[] {
  const { panels } = JSON.parse(file('dashboard.json')) as { panels: { targets: { expr: string }[] }[] };
  const { groups } = parse(file('alerts.yaml')) as { groups: { rules: { expr: string }[] }[] };
  return [
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ...groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)),
  ];
}

/** The metrics that an expression of PromQL names. Throws where it is none, by Prometheus' own grammar. */
export function metricsIn(expression: string): readonly string[] {
  const named: string[] = [];
  parser.parse(expression).iterate({
    enter({ type, from, to }) {
      if (type.isError) throw new Error(`no PromQL at ${from}: ${expression}`);
      const isMetric = type.name === 'VectorSelector';
      if (isMetric) named.push(/^[a-zA-Z_:][\w:]*/.exec(expression.slice(from, to))?.[0] ?? '');
    },
  });
  return named;
}

/** All metrics that dashboard and rules name, each once. */
export const metricsNamed = (): readonly string[] => [...new Set(expressions().flatMap(metricsIn))];
