// Jest test environment: Jest's own for Node, but with plain globals. Jest puts a Proxy behind the globals of a test
// file in order to remove them afterwards. This makes each use of `String` or `Map` about a hundred times slower than
// outside of Jest, and doubles the time of tests that use them much. Here each file also has its own globals, but
// without the Proxy.
import { constants, createContext } from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';

export default class PlainGlobalsEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    const plain = createContext(constants.DONT_CONTEXTIFY);
    copyMissing(this.global, plain);
    // Buffers and other objects that Node itself creates are instances of these classes.
    Object.assign(plain, { global: plain, Buffer, ArrayBuffer, Uint8Array });
    plain.Error.stackTraceLimit = this.global.Error.stackTraceLimit;
    this.global = plain;
    this.context = plain;
    this.moduleMocker = new this.moduleMocker.constructor(plain);
    this.fakeTimers = null;
    this.fakeTimersModern = new this.fakeTimersModern.constructor({
      config: config.projectConfig,
      global: plain,
    });
  }
}

/** Copies each global when it is first used, because some of them load a Node module. */
function copyMissing(from, to) {
  for (const key of Reflect.ownKeys(from)) {
    if (Object.hasOwn(to, key)) continue;
    const define = (value) => Object.defineProperty(to, key, { configurable: true, writable: true, value });
    const get = () => {
      const value = from[key];
      define(value);
      return value;
    };
    Object.defineProperty(to, key, { configurable: true, get, set: define });
  }
}
