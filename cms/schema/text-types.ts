import type EVERY_PAGE from './texts/every-page.json';
import type HOME from './texts/home.json';
import type PRIVACY from './texts/privacy.json';

type Expanded<Key> = Key extends `${infer Before}{${infer Names}}${infer After}`
  ? Expanded<`${Before}${OneOf<Names>}${After}`>
  : Key;
type OneOf<Names> = Names extends `${infer First},${infer Others}` ? First | OneOf<Others> : Names;

type FirstName<Key> = Key extends `${infer Name}.${string}` ? Name : Key;
type Within<Key, Name> = Key extends `${infer First}.${infer Rest}` ? (First extends Name ? Rest : never) : never;
type Group<Key> = {
  [Name in FirstName<Key> & string]: [Within<Key, Name>] extends [never] ? string : Group<Within<Key, Name>>;
};

type Key = keyof typeof HOME | keyof typeof EVERY_PAGE | keyof typeof PRIVACY;

/** An id that an owner chooses, as it stands in the keys of cms/schema/texts/. */
export type AnyId = '*';

/** A catalog with every text. That of an owner may lack some, so no type comes from there. */
export type CatalogTexts = Group<Expanded<Key>>;
