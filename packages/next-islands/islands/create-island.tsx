import type { ComponentType, ReactElement } from 'react';

type Primitive = string | number | boolean | null | undefined;
type Code = ((...args: never) => unknown) | (abstract new (...args: never) => unknown) | bigint | symbol;
/** `Type` if JSON can hold it; `never`, a compile error, for functions, classes and what may be a React element. */
export type Data<Type> = [ReactElement] extends [Type]
  ? never
  : Type extends Primitive
    ? Type
    : Type extends Code
      ? never
      : { [Key in keyof Type]: Data<Type[Key]> };

/** Components by name. Their type is `ComponentType<never>`, since each has its own props. */
export type IslandTable = Record<string, ComponentType<never>>;
type PropsOf<Component> = Component extends ComponentType<infer Props> ? Props : never;
type DataFor<Component> = [keyof PropsOf<Component>] extends [never] ? Record<string, never> : Data<PropsOf<Component>>;

/** Creates `<Island name="Menu" props={…} />`. */
export function createIsland<Table extends IslandTable>(table: Table) {
  // biome-ignore lint/correctness/noComponentHookFactories: called once, at module level
  return function Island<Name extends keyof Table & string>(island: { name: Name; props: DataFor<Table[Name]> }) {
    const Component = table[island.name] as ComponentType<object>;
    const data = JSON.stringify(island.props);
    return (
      <div data-island={island.name} data-props={data}>
        <Component {...JSON.parse(data)} />
      </div>
    );
  };
}
