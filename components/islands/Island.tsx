import type { ComponentProps, ComponentType } from 'react';
import { ISLANDS, type IslandName } from './table';

type Primitive = string | number | boolean | null | undefined;
/** `Type` where it is data: JSON can hold it. `never` for functions and React nodes, which makes them compile errors. */
type Data<Type> = Type extends Primitive
  ? Type
  : Type extends { $$typeof: unknown } | { props: unknown } | ((...args: never) => unknown)
    ? never
    : { [Key in keyof Type]: Data<Type[Key]> };

export type IslandProps<Name extends IslandName> = Data<ComponentProps<(typeof ISLANDS)[Name]>>;

/**
 * An interactive part of a page. The exported page has its HTML and its props; `start.tsx` gives it a React root of its own. In `next dev`
 * Next hydrates it, with props that have been JSON too.
 */
export function Island<Name extends IslandName>({ name, props }: { name: Name; props: IslandProps<Name> }) {
  const Component = ISLANDS[name] as ComponentType<object>;
  const data = JSON.stringify(props);
  return (
    <div className="contents" data-island={name} data-props={data}>
      <Component {...JSON.parse(data)} />
    </div>
  );
}
