import { pages } from 'component-pages';
import type { StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import type { ComponentPage } from './component-page.types.ts';
import { Table } from './table.tsx';

/** The page of a component, as its source says it. */
export function pageOf(name: string): StoryObj {
  const page = pages.find((one) => one.name === name);
  if (page === undefined) throw new Error(`${name} is no component of @latchkey/ui`);
  return { render: () => <Page {...page} /> };
}

const Page = ({ name, door, says, props, handsOn, data }: ComponentPage): ReactNode => (
  <article>
    <h1>{name}</h1>
    <p>
      <code>{`import { ${name} } from '${door}';`}</code>
    </p>
    <p>{says}</p>
    <Table
      caption="Props"
      columns={['Prop', 'Type', 'Default', 'What it is']}
      rows={props.map(({ name: prop, type, isOptional, byDefault, says: what }) => ({
        name: prop,
        cells: [<code key="type">{type}</code>, byDefault ?? (isOptional ? 'none' : 'required'), what],
      }))}
    />
    {handsOn === null ? null : (
      <p>
        And all of <code>{handsOn}</code>.
      </p>
    )}
    <Table
      caption="Data attributes"
      columns={['Attribute', 'Who', 'Value']}
      rows={data.map(({ name: attribute, isSet, value }) => ({
        name: attribute,
        cells: [isSet ? 'set by it' : 'its styles look at it', <code key="value">{value}</code>],
      }))}
    />
  </article>
);
