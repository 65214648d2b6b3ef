import type { ComponentProps, ComponentType, ReactElement } from 'react';
import { ISLANDS, type IslandName } from './table';

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

export type IslandProps<Name extends IslandName> = Data<ComponentProps<(typeof ISLANDS)[Name]>>;

/**
 * An interactive part of a page. The exported page has its HTML and its props; `start.tsx` gives it a React root of its own. In `next dev`
 * Next hydrates it, with props that went through JSON too.
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
