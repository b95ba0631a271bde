import type { Preview } from '@storybook/react-vite';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];

/** Shows the `@default` of a prop's comment in the table's column of defaults. */
export const withDefaultValues: Enhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const [description = '', value] = (argType.description ?? '').split(/\s*@default\s+/u);
      if (value === undefined) return [name, argType];
      return [
        name,
        { ...argType, description, table: { ...argType.table, defaultValue: { summary: value } } },
      ];
    }),
  );
