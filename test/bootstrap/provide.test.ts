import { describe, expect, test } from '@jest/globals';
import { Container, ContainerModule, type ContainerModuleLoadOptions } from 'inversify';
import { provide, resolve, supply } from '#bootstrap/provide.ts';
import type { Token } from '#bootstrap/tokens.ts';

interface Greeter {
  readonly greeting: string;
}

const name = Symbol('name') as Token<string>;
const times = Symbol('times') as Token<number>;
const greeter = Symbol('greeter') as Token<Greeter>;

const makeGreeter = (deps: { readonly name: string; readonly times: number }): Greeter => ({
  greeting: `Hello ${deps.name}`.repeat(deps.times),
});

const containerWith = (load: (options: ContainerModuleLoadOptions) => void): Container => {
  const container = new Container();
  container.load(new ContainerModule(load));
  return container;
};

describe('providing', () => {
  test('builds from the dependencies by name, in any order', () => {
    const container = containerWith((options) => {
      provide(options, greeter, makeGreeter, { times, name });
      supply(options, times, 2);
      supply(options, name, 'Anna ');
    });
    expect(resolve(container, greeter)).toEqual({ greeting: 'Hello Anna Hello Anna ' });
  });

  test('builds once', () => {
    let built = 0;
    const container = containerWith((options) => {
      provide(options, times, () => (built += 1), {});
    });
    expect([resolve(container, times), resolve(container, times)]).toEqual([1, 1]);
    expect(built).toBe(1);
  });

  test('supplies a value unchanged', () => {
    const anna: Greeter = { greeting: 'Hello' };
    const container = containerWith((options) => supply(options, greeter, anna));
    expect(resolve(container, greeter)).toBe(anna);
  });

  test('throws if something was never bound, at any depth', () => {
    const container = containerWith((options) => {
      provide(options, greeter, makeGreeter, { times, name });
      supply(options, times, 2);
    });
    expect(() => resolve(container, name)).toThrow('name');
    expect(() => resolve(container, greeter)).toThrow('name');
  });

  test('does not compile with a wrong, a missing or a superfluous dependency', () => {
    const mistakes = (options: ContainerModuleLoadOptions): void => {
      // @ts-expect-error a number is no name
      provide(options, greeter, makeGreeter, { times, name: times });
      // @ts-expect-error the name is missing
      provide(options, greeter, makeGreeter, { times });
      // @ts-expect-error a greeter does not ask for a greeter
      provide(options, greeter, makeGreeter, { times, name, greeter });
      // @ts-expect-error what is made is no number
      provide(options, times, makeGreeter, { times, name });
      // @ts-expect-error a string is no number
      supply(options, times, 'two');
    };
    expect(mistakes).toBeInstanceOf(Function);
  });
});
