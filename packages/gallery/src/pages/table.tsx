import type { CSSProperties, ReactNode } from 'react';

interface TableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly name: string; readonly cells: readonly ReactNode[] }[];
}

const cell: CSSProperties = {
  textAlign: 'start',
  verticalAlign: 'top',
  padding: '0.5rem 1rem 0.5rem 0',
  borderBlockEnd: '1px solid var(--line)',
  overflowWrap: 'break-word',
};

/** Rows that each begin with their name; draws nothing for an empty list. */
export const Table = ({ caption, columns, rows }: TableProps): ReactNode =>
  rows.length === 0 ? null : (
    <table style={{ inlineSize: '100%', borderCollapse: 'collapse', marginBlockStart: '1.5rem' }}>
      <caption style={{ textAlign: 'start', fontWeight: 600 }}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" style={cell}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row" style={cell}>
              <code>{name}</code>
            </th>
            {cells.map((content, place) => (
              <td key={columns[place + 1]} style={cell}>
                {content}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
