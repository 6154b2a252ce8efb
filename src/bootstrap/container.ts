import { Container } from 'inversify';

/** Functions that each build one part from other parts. */
type Makers = Readonly<Record<string, (parts: never) => unknown>>;

type Made<M extends Makers> = { readonly [Name in keyof M]: ReturnType<M[Name]> };

/** Does not fit if a maker needs a part that does not exist, or one of another type. */
type Fitting<M extends Makers, Parts> = {
  readonly [Name in keyof M]: (parts: Parts) => ReturnType<M[Name]>;
};

/**
 * All parts by name: those that are given, and those that are made from them. A part gets the others under the names
 * that it asks for, and is made once. A missing part or one of another type does not compile; parts that need each other
 * throw here, before the first request.
 */
export function assemble<Given extends object, M extends Makers>(
  given: Given,
  makers: M & Fitting<M, Given & Made<M>>,
): Given & Made<M> {
  const container = new Container();
  const parts = {};
  const beingMade = new Set<string>();
  const makeOnce = (name: string, make: Makers[string]): unknown => {
    if (beingMade.has(name)) throw new Error(`Parts need each other: ${[...beingMade, name].join(', ')}`);
    beingMade.add(name);
    const made = make(parts as never);
    beingMade.delete(name);
    return made;
  };
  for (const [name, value] of Object.entries(given)) container.bind(name).toConstantValue(value);
  for (const [name, make] of Object.entries<Makers[string]>(makers)) {
    container
      .bind(name)
      .toDynamicValue(() => makeOnce(name, make))
      .inSingletonScope();
  }
  const names = Object.keys({ ...given, ...makers });
  for (const name of names)
    Object.defineProperty(parts, name, {
      configurable: true,
      enumerable: true,
      get: (): unknown => container.get(name),
    });
  // From here on, every part is a plain value: reading one costs nothing.
  for (const name of names) Object.defineProperty(parts, name, { value: container.get(name) });
  return parts as Given & Made<M>;
}
