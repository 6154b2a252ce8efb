import type { Container, ContainerModuleLoadOptions } from 'inversify';
import type { Provided, Token } from './tokens.ts';

type TokensOf<Deps> = { readonly [Name in keyof Deps]-?: Token<Deps[Name]> };

/**
 * Binds the result of `make`, which gets the named dependencies and runs once. A missing dependency or one of another
 * type does not compile; with `toResolvedValue` alone it would fail at the first start.
 */
export function provide<T, Deps extends object>(
  { bind }: ContainerModuleLoadOptions,
  target: Token<T>,
  make: (deps: Deps) => T,
  dependencies: TokensOf<Deps>,
): void {
  const names = Object.keys(dependencies);
  const identifiers = Object.values<Token<unknown>>(dependencies);
  const build = (...values: unknown[]): T =>
    make(Object.fromEntries(names.map((name, index) => [name, values[index]])) as Deps);
  bind(target).toResolvedValue(build, identifiers).inSingletonScope();
}

/** Binds an existing value, such as a resource opened at the start. */
export function supply<T extends Token<unknown>>(
  { bind }: ContainerModuleLoadOptions,
  target: T,
  value: Provided<T>,
): void {
  bind(target).toConstantValue(value);
}

export const resolve = <T extends Token<unknown>>(container: Container, target: T): Provided<T> =>
  container.get<Provided<T>>(target);
