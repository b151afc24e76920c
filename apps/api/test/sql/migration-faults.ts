import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { parseSync } from 'libpg-query';
import type { SchemaMigration } from '../../src/database/schema-migration.ts';
import { list, node, text, type Node } from './parse-tree.ts';

const taking: readonly string[] = ['AT_DropColumn', 'AT_DropConstraint', 'AT_AlterColumnType', 'AT_SetNotNull'];

/**
 * What in a migration would break the release before, unless `contracts` explains it; and what would keep guests
 * waiting: an existing table that is read or written whole under a lock.
 */
export async function migrationFaults({ up, contracts }: SchemaMigration): Promise<string[]> {
  const statements = (await statementsOf(up)).flatMap((statement) =>
    list((parseSync(statement) as { stmts?: unknown }).stmts).map(({ stmt }) => node(stmt)),
  );
  const made = new Set(
    statements.map((stmt) => text(node(node(stmt['CreateStmt'])['relation'])['relname'])).filter((name) => name !== ''),
  );
  const isThere = (relation: unknown): boolean => !made.has(text(node(relation)['relname']));
  return statements.flatMap((stmt) => [
    ...(contracts === undefined ? takenBy(stmt, isThere) : []),
    ...heldBy(stmt, isThere),
  ]);
}

function takenBy(stmt: Node, isThere: (relation: unknown) => boolean): string[] {
  const needs = 'takes away what the release before may use: say in `contracts` why none does';
  if ('DropStmt' in stmt || 'RenameStmt' in stmt) return [`${Object.keys(stmt)[0]} ${needs}`];
  const { relation } = node(stmt['AlterTableStmt']);
  return commandsOf(stmt).flatMap(({ subtype }) =>
    taking.includes(text(subtype)) && isThere(relation) ? [`${text(subtype)} ${needs}`] : [],
  );
}

function heldBy(stmt: Node, isThere: (relation: unknown) => boolean): string[] {
  const [kind = ''] = Object.keys(stmt);
  const { relation, concurrent } = node(stmt[kind]);
  if (kind === 'IndexStmt' && concurrent !== true && isThere(relation))
    return ['an index of a table that is there keeps all from writing: name it in `indexes`'];
  if ((kind === 'UpdateStmt' || kind === 'DeleteStmt') && isThere(relation))
    return ['rows of a table that is there are changed in batches, by a job or a command'];
  return commandsOf(stmt).flatMap(({ subtype, def }) => {
    const constraint = node(node(def)['Constraint']);
    return subtype === 'AT_AddConstraint' && isThere(relation) && constraint['skip_validation'] !== true
      ? ['a constraint reads the whole table under a lock: add it `not valid`']
      : [];
  });
}

const commandsOf = (stmt: Node): readonly Node[] =>
  list(node(stmt['AlterTableStmt'])['cmds']).map((command) => node(command['AlterTableCmd']));

/** The statements that a migration sends, sent to nobody. */
async function statementsOf(up: SchemaMigration['up']): Promise<string[]> {
  const sent: string[] = [];
  const db = new Kysely<never>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (of) => new PostgresIntrospector(of),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void sent.push(query.sql),
  });
  await up(db);
  return sent;
}
